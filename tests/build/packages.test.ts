import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemo } from '../../demo/server/demo.ts';
import { writePackages } from '../../src/build/release/packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-packages-'));
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const unpacked = join(folder, `foyer-${version}`);
const contentOf = (file: string, from = folder) => readFileSync(join(from, file));
const names = ['server', 'conformance', 'kiosk'];
let written: string[];

beforeAll(async () => {
  written = await writePackages(folder, names);
  for (const name of names) {
    execFileSync('tar', ['-xf', join(folder, `foyer-${version}-${name}.tar.gz`), '-C', folder]);
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(program: string, args: readonly string[]) {
  const child = spawn(process.execPath, [join(unpacked, program, 'main.mjs'), ...args], { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => output };
}

test('lists each file with its checksum', () => {
  const sums = contentOf('SHA256SUMS').toString().trimEnd().split('\n');
  expect(sums.map((line) => line.slice(66))).toEqual(written.slice(0, -1));
  for (const line of sums) {
    const sum = createHash('sha256')
      .update(contentOf(line.slice(66)))
      .digest('hex');
    expect(line.slice(0, 64)).toBe(sum);
  }
});

test('writes the same bytes from the same sources', async () => {
  const again = join(folder, 'again');
  await writePackages(again, ['kiosk']);
  for (const file of [`foyer-${version}-kiosk.tar.gz`, `foyer-${version}.cdx.json`]) {
    expect(contentOf(file, again).equals(contentOf(file))).toBe(true);
  }
});

test('names the bundled packages with version and licence', () => {
  const { bomFormat, metadata, components } = JSON.parse(contentOf(`foyer-${version}.cdx.json`).toString());
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'foyer']);
  const hono = components.find(({ name }: { name: string }) => name === 'hono');
  expect(hono.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(JSON.stringify(hono.licenses)).toContain('MIT');
  for (const program of ['server', 'conformance', 'kiosk/supervisor']) {
    expect(contentOf(`${program}/third-party-notices.txt`, unpacked).length).toBeGreaterThan(1_000);
  }
});

test('serves a brand from the unpacked server', async () => {
  const brand = join(folder, 'brand');
  mkdirSync(brand);
  writeFileSync(join(brand, 'site.json'), JSON.stringify({ merchantCode: 'foyer' }));
  const config = {
    port: 0,
    builds: join(process.cwd(), 'dist'),
    brands: [{ hosts: ['play.example'], folder: brand }],
  };
  writeFileSync(join(folder, 'serve.json'), JSON.stringify(config));
  const { child, ended, output } = start('server', ['--config', join(folder, 'serve.json')]);
  try {
    await expect.poll(output).toContain('listening');
    const { port } = JSON.parse(output().split('\n')[0]!);
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([health.status, await health.json()]).toMatchObject([200, { healthy: true }]);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
});

test('checks a gateway with the unpacked conformance program', async () => {
  const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
  try {
    expect(readdirSync(join(unpacked, 'conformance')).sort()).toEqual([
      'main.mjs',
      'openapi.json',
      'third-party-notices.txt',
    ]);
    const { bin } = JSON.parse(contentOf('package.json', unpacked).toString());
    expect(bin).toEqual({ 'foyer-conformance': 'conformance/main.mjs' });
    const text = start('conformance', [demo.origin]);
    expect([await text.ended, text.output()]).toEqual([
      0,
      expect.stringMatching(/^skip .*a partner \(.*\)\n.*\n\d{4} passed, 0 failed, \d+ skipped\n$/s),
    ]);
    // A gateway that does not answer, because another whole check takes as long as the first.
    const closed = 'http://127.0.0.1:9';
    const report = start('conformance', [closed, '--json', '--skip', 'nosniff']);
    expect(await report.ended).toBe(1);
    expect(JSON.parse(report.output())).toMatchObject({ gateway: closed, failed: 1 });
    const wrong = start('conformance', [demo.origin, '--partner', 'acme']);
    expect([await wrong.ended, wrong.output()]).toEqual([
      2,
      expect.stringContaining('--partner needs <code>=<origin>'),
    ]);
  } finally {
    await demo.close();
  }
});

test('starts the unpacked supervisor, which names what its settings lack', async () => {
  writeFileSync(join(folder, 'terminal.json'), '{}');
  const { ended, output } = start('kiosk/supervisor', ['--settings', join(folder, 'terminal.json')]);
  expect([await ended, output()]).toEqual([1, expect.stringContaining('address')]);
});
