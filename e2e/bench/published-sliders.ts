import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';

const VERSION = '1.98.16';

/** A published slider of another maker: downloaded for the run and deleted afterwards. */
export interface PublishedSlider {
  name: string;
  /** Its custom element. */
  tag: string;
  /** Returns one of its files by a path in its package. @throws if missing */
  read(path: string): Buffer;
  /** Path of its module. */
  module: string;
}

export interface PublishedSliders {
  found: readonly PublishedSlider[];
  /** Packages that could not be downloaded. */
  skipped: readonly string[];
  remove(): void;
}

/** Downloads them by npm to a temporary folder. They state no licence, so nothing of them is kept. */
export function getPublishedSliders(): PublishedSliders {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  const found: PublishedSlider[] = [];
  const skipped: string[] = [];
  for (const tag of ['casino-slider', 'casino-promotions-slider']) {
    const name = `@everymatrix/${tag}`;
    const into = join(folder, tag);
    mkdirSync(into);
    const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', into, `${name}@${VERSION}`], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    const archive = packed.stdout?.trim().split('\n').at(-1);
    const unpacked =
      packed.status === 0 &&
      archive &&
      spawnSync('tar', ['xzf', archive, '-C', into], { cwd: into }).status === 0;
    if (!unpacked) {
      skipped.push(`${name}@${VERSION}`);
      continue;
    }
    const read = (path: string) => readFileSync(join(into, 'package', normalize(`/${path}`)));
    found.push({ name: `${name} ${VERSION}`, tag, read, module: `esnext/${tag}.js` });
  }
  return { found, skipped, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
