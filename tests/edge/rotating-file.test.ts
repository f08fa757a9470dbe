import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRotatingFile } from '../../src/edge/node/rotating-file.ts';

let folder: string;
let file: string;
const linesIn = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lines-'));
  file = join(folder, 'reports.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('writes each value as one line, in order, into a file that only its owner can read', async () => {
  const lines = createRotatingFile(file, 1_000_000);
  lines.add({ at: 1 });
  lines.add({ at: 2, text: 'one\ntwo' });
  await lines.settled();
  expect(linesIn(file)).toEqual(['{"at":1}', '{"at":2,"text":"one\\ntwo"}']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('creates a new file after the old one was moved', async () => {
  const lines = createRotatingFile(file, 1_000_000);
  lines.add({ at: 1 });
  await lines.settled();
  renameSync(file, `${file}.1`);
  lines.add({ at: 2 });
  await lines.settled();
  expect([linesIn(`${file}.1`), linesIn(file)]).toEqual([['{"at":1}'], ['{"at":2}']]);
});

test('queues at most 1,000 lines while the disk is busy', async () => {
  const lines = createRotatingFile(file, 1_000_000);
  for (let at = 0; at < 3_000; at++) lines.add({ at });
  await lines.settled();
  // The first line is already being written.
  expect(linesIn(file)).toHaveLength(1_001);
});

test('logs a missing folder once, and again when it disappears again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const away = join(folder, 'away');
  const lines = createRotatingFile(join(away, 'reports.jsonl'), 1_000_000);
  for (const at of [1, 2]) {
    lines.add({ at });
    await lines.settled();
  }
  expect(logged).toHaveBeenCalledOnce();
  renameSync(mkdtempSync(join(folder, 'x-')), away);
  lines.add({ at: 3 });
  await lines.settled();
  expect(linesIn(join(away, 'reports.jsonl'))).toEqual(['{"at":3}']);
  rmSync(away, { recursive: true });
  lines.add({ at: 4 });
  await lines.settled();
  expect(logged).toHaveBeenCalledTimes(2);
});

test('rotates the file before it exceeds its size limit and keeps one former file', async () => {
  // Each line has ten bytes, so the limit is two lines.
  const lines = createRotatingFile(file, 20);
  for (const at of [100, 101, 102, 103, 104]) {
    lines.add({ a: at });
    await lines.settled();
    if (at === 101) expect(linesIn(file)).toEqual(['{"a":100}', '{"a":101}']);
  }
  expect([linesIn(`${file}.1`), linesIn(file)]).toEqual([['{"a":102}', '{"a":103}'], ['{"a":104}']]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
