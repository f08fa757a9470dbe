import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';

const VERSION = '1.98.16';

/** A slider of another maker as it is published: named here, got when a run asks for it and thrown away with the run. */
export interface PublishedSlider {
  name: string;
  /** Its custom element. */
  tag: string;
  /** One of its files by a path below its package. @throws when there is none */
  read(path: string): Buffer;
  /** Path of its module. */
  module: string;
}

export interface PublishedSliders {
  found: readonly PublishedSlider[];
  /** Those that the registry did not hand out. */
  skipped: readonly string[];
  remove(): void;
}

/** Gets them from the registry that npm is set to, into a folder of their own. They state no licence: nothing of them is kept. */
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
