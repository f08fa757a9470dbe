import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { generatedDocuments } from './generated.ts';

const root = join(import.meta.dirname, '../..');
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

test('`npm run docs` writes what is committed, in each time zone', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'foyer-docs-'));
  const script = join(import.meta.dirname, 'run.ts');
  const env = { ...process.env, TZ: 'Asia/Tokyo' };
  await promisify(execFile)(process.execPath, [script, folder.path], { env });
  for (const path of Object.keys(generatedDocuments))
    expect(read(root, path), `${path}: run \`npm run docs\``).toBe(read(folder.path, path));
});
