import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixConditions } from '../../demo/contract/fix-conditions.ts';
import { generatedDocuments } from './generated.ts';

/** `npm run docs`: writes the generated documents. With a folder, writes them there instead of into the repository. */
const root = join(import.meta.dirname, '../..');
const [target = root] = process.argv.slice(2);

fixConditions(Date.UTC(2026, 10, 24, 12));
for (const [path, write] of Object.entries(generatedDocuments)) {
  const text = await write(root);
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text);
  console.log(`Written: ${path}`);
}
