import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { BuildManifest } from '../../src/build/manifest.ts';
import type { Sample } from './load.ts';
import { openPhone } from './phone.ts';

const dist = join(import.meta.dirname, '../../dist');
const json = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'));

/**
 * Returns gzip and brotli bytes of the scripts and styles of each bundle that must load before it shows. For lazy
 * pages it counts the browser's requests until their form is visible.
 */
export async function measureBundles(browser: Browser, origin: string): Promise<Sample> {
  const { mounts } = json('embed/manifest.json') as { mounts: Record<string, string[]> };
  const files: Record<string, readonly string[]> = {
    baselinePage: firstFiles('baseline-page/site'),
    home: [...firstFiles('site'), ...homeFiles()],
    login: await filesUntilForm(browser, `${origin}/m/login`),
    register: await filesUntilForm(browser, `${origin}/m/register`),
    kiosk: firstFiles('kiosk'),
    loader: ['embed/foyer.js'],
  };
  for (const [mount, needed] of Object.entries(mounts)) files[mount] = needed.map((file) => `embed/${file}`);
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, paths]) => [
      [`${name}.gzip`, sum(paths, (content) => gzipSync(content, { level: 9 }).length)],
      [`${name}.brotli`, sum(paths, (content) => brotliCompressSync(content).length)],
    ]),
  );
}

/** Returns the names of all mounts, for the rows of the table. */
export function mountNames(): string[] {
  return Object.keys(json('embed/manifest.json').mounts);
}

function firstFiles(build: string): string[] {
  const { first } = json(`${build}/manifest.json`) as BuildManifest;
  return first.map((file) => `${build}/${file}`);
}

function homeFiles(): string[] {
  const { pages } = json('site/manifest.json') as BuildManifest;
  return pages.find(({ at }) => at.includes('/m/home'))!.files.map((file) => `site/${file}`);
}

async function filesUntilForm(browser: Browser, address: string): Promise<string[]> {
  const phone = await openPhone(browser, { network: false, processor: false });
  try {
    const requests = new Set<string>();
    phone.page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (/\.(js|css)$/.test(path)) requests.add(path.replace(/^\/m\//, 'site/'));
    });
    await phone.page.goto(address, { waitUntil: 'commit' });
    await phone.page.locator('main form').waitFor();
    return [...requests];
  } finally {
    await phone.close();
  }
}

function sum(paths: readonly string[], bytesOf: (content: Buffer) => number): number {
  return paths.reduce((total, path) => total + bytesOf(readFileSync(join(dist, path))), 0);
}
