import { join } from 'node:path';
import { projectFile } from '../project-file.ts';
import { writePackages } from './packages.ts';

/** `npm run release`: the packages of this version, in `dist/release`. */
const folder = projectFile('dist/release');
for (const file of await writePackages(folder)) console.log(join('dist/release', file));
