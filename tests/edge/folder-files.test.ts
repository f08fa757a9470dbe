import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Files, textOf } from '../../src/edge/files.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';

let folder: string;
let files: Files;

beforeEach(() => {
  // A parent folder whose name begins with a dot must not hide the files below it.
  folder = join(mkdtempSync(join(tmpdir(), 'foyer-files-')), '.release/site');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  files = folderFiles(folder);
});
afterEach(() => rmSync(join(folder, '../..'), { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('serves the new content when a file is replaced, and nothing when it is deleted', async () => {
  write('site.json', 'one');
  const first = await files.read('site.json');
  expect(await textOf(files, 'site.json')).toBe('one');
  write('site.json', 'two');
  // The length stays the same, so only the modification time differs.
  utimesSync(join(folder, 'site.json'), new Date(), new Date(Date.now() + 5_000));
  expect(await textOf(files, 'site.json')).toBe('two');
  expect((await files.read('site.json'))?.tag).not.toBe(first?.tag);
  rmSync(join(folder, 'site.json'));
  expect(await files.read('site.json')).toBeUndefined();
});

test('sends the best encoding that exists and is accepted, each with a different tag', async () => {
  write('assets/a.js', 'plain');
  write('assets/a.js.gz', 'packed');
  write('assets/a.js.br', 'packed better');
  const of = async (...accepted: string[]) => (await files.read('assets/a.js', accepted))!;
  const [plain, gzip, br] = [await of(), await of('gzip'), await of('gzip', 'br')];
  expect([plain.encoding, gzip.encoding, br.encoding]).toEqual([undefined, 'gzip', 'br']);
  expect(new TextDecoder().decode(br.body)).toBe('packed better');
  expect(new Set([plain.tag, gzip.tag, br.tag]).size).toBe(3);
  expect((await of('zstd')).encoding).toBeUndefined();
});

test.each([
  '../secret.txt',
  '..%2Fsecret.txt',
  'assets/../../secret.txt',
  '%2e%2e/secret.txt',
  '.env',
  'assets/.git/config',
  'assets/%2Egit/config',
  'assets',
  '',
  'a%00.js',
  '%E0%A4%A',
])('reads no folder, no hidden file and nothing outside the root: %s', async (path) => {
  mkdirSync(join(folder, 'assets/.git'));
  for (const name of ['../secret.txt', '.env', 'assets/.git/config', 'a']) write(name, 'secret');
  expect(await files.read(path)).toBeUndefined();
});

test('reads a file once for simultaneous requests', async () => {
  write('a.js', 'text');
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => files.read('a.js')));
  for (const other of others) expect(other!.body).toBe(first!.body);
});

test('serves more files than fit into memory', async () => {
  const size = 12 * 1024 * 1024;
  for (const name of ['a', 'b', 'c', 'd']) write(name, name.repeat(size));
  for (const name of ['a', 'b', 'c', 'd', 'a', 'b']) {
    const { body } = (await files.read(name))!;
    expect([body.length, String.fromCharCode(body[0]!)]).toEqual([size, name]);
  }
});

test('serves a hashed file from memory without looking at the disk, by accepted encoding', async () => {
  write('assets/a-AbCd1234.js', 'plain');
  write('assets/a-AbCd1234.js.gz', 'packed');
  const of = async (...accepted: string[]) => {
    const file = await files.read('assets/a-AbCd1234.js', accepted);
    return file && [new TextDecoder().decode(file.body), file.encoding];
  };
  for (let turn = 0; turn < 2; turn++) {
    expect(await of()).toEqual(['plain', undefined]);
    expect(await of('gzip', 'br')).toEqual(['packed', 'gzip']);
    // A page that still refers to a deleted file of the former release keeps working.
    rmSync(join(folder, 'assets'), { recursive: true, force: true });
  }
  expect(await files.read('assets/b-AbCd1234.js')).toBeUndefined();
});
