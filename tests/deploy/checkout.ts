import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './documented.ts';

/** The state after following the guide up to a build: project, builds and a brand. */
export interface Checkout {
  folder: string;
  /** Environment in which commands find the Node of these tests. */
  env: NodeJS.ProcessEnv;
  write(name: string, text: string): void;
  remove(): void;
}

const parts = [
  'src',
  'demo',
  'dist',
  'node_modules',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.edge.json',
];

/** A temporary checkout with links to the project's parts. */
export function makeCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-deploy-'));
  for (const part of parts) symlinkSync(join(root, part), join(folder, part));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('brands/play/site.json', '{"merchantCode":"foyer","brand":{"name":"Play"},"currency":"INR"}');
  write('brands/play/kiosk.json', '{"terminal":"one"}');
  return {
    folder,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    write,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
