import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLines } from '../../src/edge/node/kept-lines.ts';

let folder: string;
let file: string;
const linesIn = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lines-'));
  file = join(folder, 'reports.jsonl');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

test('each value is a line, in order; the file is its owner’s alone', async () => {
  const kept = keepLines(file, 1_000_000);
  kept.add({ at: 1 });
  kept.add({ at: 2, text: 'one\ntwo' });
  await kept.settled();
  expect(linesIn(file)).toEqual(['{"at":1}', '{"at":2,"text":"one\\ntwo"}']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a file that was put away is begun anew', async () => {
  const kept = keepLines(file, 1_000_000);
  kept.add({ at: 1 });
  await kept.settled();
  renameSync(file, `${file}.1`);
  kept.add({ at: 2 });
  await kept.settled();
  expect([linesIn(`${file}.1`), linesIn(file)]).toEqual([['{"at":1}'], ['{"at":2}']]);
});

test('while the disk is busy no more than 1,000 lines wait', async () => {
  const kept = keepLines(file, 1_000_000);
  for (let at = 0; at < 3_000; at++) kept.add({ at });
  await kept.settled();
  // The first is on its way to the disk already.
  expect(linesIn(file)).toHaveLength(1_001);
});

test('a disk that is gone is said once, and again after it was there', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const away = join(folder, 'away');
  const kept = keepLines(join(away, 'reports.jsonl'), 1_000_000);
  for (const at of [1, 2]) {
    kept.add({ at });
    await kept.settled();
  }
  expect(said).toHaveBeenCalledOnce();
  renameSync(mkdtempSync(join(folder, 'x-')), away);
  kept.add({ at: 3 });
  await kept.settled();
  expect(linesIn(join(away, 'reports.jsonl'))).toEqual(['{"at":3}']);
  rmSync(away, { recursive: true });
  kept.add({ at: 4 });
  await kept.settled();
  expect(said).toHaveBeenCalledTimes(2);
});

test('begins another file before the file exceeds its bytes, and keeps one former file', async () => {
  // Two lines of ten bytes.
  const kept = keepLines(file, 20);
  for (const at of [100, 101, 102, 103, 104]) {
    kept.add({ a: at });
    await kept.settled();
    if (at === 101) expect(linesIn(file)).toEqual(['{"a":100}', '{"a":101}']);
  }
  expect([linesIn(`${file}.1`), linesIn(file)]).toEqual([['{"a":102}', '{"a":103}'], ['{"a":104}']]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
