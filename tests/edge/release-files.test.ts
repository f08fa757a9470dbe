import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textOf } from '../../src/edge/files.ts';
import { releaseFiles } from '../../src/edge/node/release-files.ts';

const DAY = 86_400_000;
let folder: string;
let current: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-releases-'));
  current = join(folder, 'current');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const asset = (release: string) => `site/assets/main-${release.replaceAll('.', '').padEnd(8, 'x')}.js`;

/** Writes a release like an unpacked archive, which gives all files the same time. */
function unpack(name: string): void {
  const files = {
    'site/index.html': `page of ${name}`,
    [asset(name)]: `code of ${name}`,
    [`embed/${name}/foyer.js`]: `loader of ${name}`,
  };
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    utimesSync(path, 0, 0);
  }
}

/** Points the link at a release, as `mv -T` does. */
function switchTo(name: string): void {
  symlinkSync(name, `${current}.next`);
  renameSync(`${current}.next`, current);
}

const assetOf = (release: string, days = 30) =>
  textOf(releaseFiles(current, days)('site'), asset(release).slice('site/'.length));

test('serves the page of the release that the link names, and hashed files of the others', async () => {
  unpack('1.0');
  unpack('2.0');
  switchTo('1.0');
  const site = releaseFiles(current, 30)('site');
  expect(await textOf(site, 'index.html')).toBe('page of 1.0');
  switchTo('2.0');
  expect(await textOf(site, 'index.html')).toBe('page of 2.0');
  expect(await assetOf('1.0')).toBe('code of 1.0');
  expect(await assetOf('3.0')).toBeUndefined();
  // After a rollback, tabs of the withdrawn release still work.
  switchTo('1.0');
  expect(await assetOf('2.0')).toBe('code of 2.0');
});

test('serves pinned loaders of other releases, but no other files without a hash', async () => {
  unpack('1.0.0');
  unpack('2.0.0');
  writeFileSync(join(folder, '1.0.0/site/robots.txt'), 'of the earlier release');
  switchTo('2.0.0');
  const files = releaseFiles(current, 30);
  expect(await textOf(files('embed'), '1.0.0/foyer.js')).toBe('loader of 1.0.0');
  expect(await textOf(files('site'), 'robots.txt')).toBeUndefined();
});

test('keeps files of a release for the given days after the next release', async () => {
  unpack('1.0');
  // Longer than the clock of a file system's times.
  await new Promise((resolve) => setTimeout(resolve, 20));
  unpack('2.0');
  switchTo('2.0');
  const read = (days: number) => assetOf('1.0', days);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 29 * DAY);
  expect(await read(30)).toBe('code of 1.0');
  vi.setSystemTime(Date.now() + 2 * DAY);
  expect(await read(30)).toBeUndefined();
  expect(await read(60)).toBe('code of 1.0');
  expect(await read(0)).toBeUndefined();
});

test('has no other releases when its folder is not a link', async () => {
  unpack('1.0');
  unpack('2.0');
  const site = releaseFiles(join(folder, '2.0'), 30)('site');
  expect(await textOf(site, 'index.html')).toBe('page of 2.0');
  expect(await textOf(site, asset('1.0').slice('site/'.length))).toBeUndefined();
});
