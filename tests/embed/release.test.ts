import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { ReleaseRefused, release } from '../../src/build/release/embed-folder.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'foyer-release-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true });
});

const hash = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Creates a build of a version: its files and the manifest. */
function build(version: string, files: Record<string, string>): string {
  const dir = folder();
  const all = { 'foyer.js': `loader ${version}`, [`${version}/foyer.js`]: `pinned ${version}`, ...files };
  const listed = Object.entries(all).filter(
    ([name]) => /\.(js|json)$/.test(name) && !name.startsWith('npm/'),
  );
  const manifest = {
    version,
    mounts: {},
    files: Object.fromEntries(listed.map(([name, content]) => [name, { integrity: hash(content) }])),
  };
  const written = { ...all, 'manifest.json': JSON.stringify(manifest) };
  for (const [name, content] of Object.entries(written)) put(dir, name, content);
  return dir;
}

function put(dir: string, name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), content);
}

const read = (dir: string, name: string) => readFileSync(join(dir, name), 'utf8');
const listOf = (dir: string) =>
  globSync('**/*.*', { cwd: dir })
    .filter((name) => !/(^|\/)\d+\.\d+\.\d+$/.test(name))
    .sort();
const contentsOf = (dir: string) => Object.fromEntries(listOf(dir).map((name) => [name, read(dir, name)]));

describe('releases', { tags: ['EM-1'] }, () => {
  test('add new files and replace the current ones', () => {
    const releases = folder();
    release(
      build('1.0.0', { 'winners-AAAAAAAA.js': 'one', 'texts/winners.EN.TTTTTTTT.json': '{}' }),
      releases,
    );
    const before = contentsOf(releases);
    const done = release(
      build('1.1.0', {
        'winners-BBBBBBBB.js': 'two',
        'texts/winners.EN.TTTTTTTT.json': '{}',
        'frame.html': 'page',
        'npm/package.json': 'package',
        'third-party-notices.txt': 'notices of 1.1.0',
      }),
      releases,
    );
    expect(done).toEqual({
      version: '1.1.0',
      integrity: hash('pinned 1.1.0'),
      added: [
        '1.1.0/foyer.js',
        '1.1.0/manifest.json',
        '1.1.0/third-party-notices.txt',
        'winners-BBBBBBBB.js',
      ],
      kept: ['texts/winners.EN.TTTTTTTT.json'],
      replaced: ['frame.html', 'manifest.json', 'foyer.js'],
    });
    const { 'foyer.js': loader, 'manifest.json': manifest, ...lasting } = before;
    expect(contentsOf(releases)).toMatchObject(lasting);
    expect(Object.keys(lasting)).toContain('1.0.0/manifest.json');
    expect(read(releases, 'foyer.js')).toBe('loader 1.1.0');
    expect(JSON.parse(read(releases, 'manifest.json')).version).toBe('1.1.0');
    expect([loader, JSON.parse(manifest!).version]).toEqual(['loader 1.0.0', '1.0.0']);
    expect(listOf(releases).filter((name) => /npm|\.part/.test(name))).toEqual([]);
  });

  test('change nothing the second time', () => {
    const releases = folder();
    const built = build('1.0.0', { 'winners-AAAAAAAA.js': 'one' });
    release(built, releases);
    const before = contentsOf(releases);
    expect(release(built, releases)).toMatchObject({ added: [] });
    expect(contentsOf(releases)).toEqual(before);
  });

  test.each([
    [
      'a version that is there with other content',
      () => build('1.0.0', { '1.0.0/foyer.js': 'changed', 'winners-BBBBBBBB.js': 'two' }),
      'raise the version',
    ],
    [
      'a file that is there with other content',
      () => build('1.1.0', { 'winners-AAAAAAAA.js': 'changed', 'winners-BBBBBBBB.js': 'two' }),
      'winners-AAAAAAAA.js',
    ],
    [
      'a file without a hash in its name',
      () => build('1.1.0', { 'winners.js': 'one' }),
      'winners.js has no hash',
    ],
    [
      'a file that is not as its manifest says',
      () => {
        const built = build('1.1.0', { 'winners-BBBBBBBB.js': 'two' });
        put(built, 'winners-BBBBBBBB.js', 'half');
        return built;
      },
      'build again',
    ],
    [
      'a build that lacks a file',
      () => {
        const built = build('1.1.0', { 'winners-BBBBBBBB.js': 'two' });
        rmSync(join(built, 'winners-BBBBBBBB.js'));
        return built;
      },
      'build again',
    ],
    ['no build', () => folder(), 'no build'],
  ])('refuse %s without writing anything', (_, made, reason) => {
    const releases = folder();
    release(build('1.0.0', { 'winners-AAAAAAAA.js': 'one' }), releases);
    const before = contentsOf(releases);
    const built = made();
    expect(() => release(built, releases)).toThrow(ReleaseRefused);
    expect(() => release(built, releases)).toThrow(reason);
    expect(contentsOf(releases)).toEqual(before);
  });

  test('compare compressed copies by content and delete those of replaced files', () => {
    const releases = folder();
    const first = build('1.0.0', { 'winners-AAAAAAAA.js': 'one' });
    put(first, 'winners-AAAAAAAA.js.gz', gzipSync('one', { level: 1 }));
    put(first, 'foyer.js.br', brotliCompressSync('loader 1.0.0'));
    release(first, releases);

    const second = build('1.1.0', { 'winners-AAAAAAAA.js': 'one' });
    put(second, 'winners-AAAAAAAA.js.gz', gzipSync(Buffer.from('one'), { level: 9, memLevel: 1 }));
    expect(release(second, releases).kept).toContain('winners-AAAAAAAA.js.gz');
    expect(listOf(releases)).not.toContain('foyer.js.br');

    const third = build('1.2.0', { 'winners-AAAAAAAA.js': 'one' });
    put(third, 'winners-AAAAAAAA.js.gz', gzipSync('another'));
    expect(() => release(third, releases)).toThrow('winners-AAAAAAAA.js.gz');
  });

  test('accept the current build', () => {
    const releases = folder();
    const { version, added, replaced } = release(join(import.meta.dirname, '../../dist/embed'), releases);
    expect(added).toContain(`${version}/foyer.js`);
    expect(replaced.at(-1)).toMatch(/^foyer\.js/);
    expect(release(join(import.meta.dirname, '../../dist/embed'), releases).added).toEqual([]);
  });
});
