import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Path of a file of the project, named from its root. */
export const projectFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A few characters of a content's hash, for the name of a file that never changes. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
