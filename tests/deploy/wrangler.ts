import { join } from 'node:path';
import { documented, root } from './documented.ts';

/** Where `npm run test:deploy` puts what it takes from npm: too large for everybody's `npm ci`. */
export const toolsFolder = join(root, '.data/deploy');

/** Version of wrangler that the recipe names; it brings miniflare and workerd in versions of its own choice. */
export function wranglerVersion(): string {
  const version = /npx wrangler@([\d.]+) /.exec(documented('On Workers', 'sh'))?.[1];
  if (!version) throw new Error('docs/operators/deploy.md names no exact version of wrangler');
  return version;
}
