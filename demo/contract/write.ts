import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixConditions } from './fix-conditions.ts';
import { openApiDocument } from './openapi.ts';
import { reference } from './reference.ts';

const root = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Folder to write to; by default the repository. */
const target = process.argv[2] ?? root;

fixConditions(Date.UTC(2026, 10, 24, 12));
const pages = {
  'dist/openapi.json': `${JSON.stringify(openApiDocument(version), null, 2)}\n`,
  'docs/operators/calls.md': await reference(),
};
for (const [path, text] of Object.entries(pages)) {
  mkdirSync(join(target, path, '..'), { recursive: true });
  writeFileSync(join(target, path), text);
}
console.log(`Written: ${Object.keys(pages).join(' and ')}`);
