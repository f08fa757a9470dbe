import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Returns the absolute path of a build's output. `npm run build` builds outside of `dist` and replaces it when all is complete. */
export const outputFile = (path: string): string => projectFile(join(process.env.FOYER_OUT ?? 'dist', path));

/** The release, as in package.json. */
export const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as {
  version: string;
};

/** Returns 8 characters of a content's hash, for the name of an immutable file. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
