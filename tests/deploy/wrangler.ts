import { join } from 'node:path';
import { documented, root } from './documented.ts';

/** Folder of packages that are too large for `npm ci`. */
export const toolsFolder = join(root, '.data/deploy');

/** The recipe's version of wrangler, which installs miniflare and workerd. */
export function wranglerVersion(): string {
  const version = /npx wrangler@([\d.]+) /.exec(documented('On Workers', 'sh'))?.[1];
  if (!version) throw new Error('docs/operators/deploy.md names no exact version of wrangler');
  return version;
}
