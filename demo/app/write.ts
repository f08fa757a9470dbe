import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '../../src/edge/app-manifest.ts';
import { iconFiles, iconOf } from './icons.ts';

const [config, folder, logo] = process.argv.slice(2);
if (!config || !folder) {
  console.error('npm run app-files -- <site.json> <folder> [<logo, an image file>]');
  process.exit(1);
}
const { brand } = JSON.parse(readFileSync(config, 'utf8'));
mkdirSync(join(folder, 'icons'), { recursive: true });
writeFileSync(join(folder, 'app.webmanifest'), `${JSON.stringify(manifestOf(brand), null, 2)}\n`);
for (const file of iconFiles) {
  writeFileSync(join(folder, 'icons', file), (await iconOf(brand, file, logo))!);
}
console.log(`Written: ${folder}/app.webmanifest and ${iconFiles.length} icons, to be served under /m/`);
