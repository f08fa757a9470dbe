import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildIfStale } from '../../demo/build.ts';
import { type Demo, startDemo } from '../../demo/server/demo.ts';

const root = join(import.meta.dirname, '../..');

const free = { port: 0, partnerPort: 0, database: ':memory:' };

/** Addresses of product and baseline page on the same kind of server. */
export interface Served {
  site: Demo;
  baselinePage: Demo;
  close(): Promise<void>;
}

/** Builds the product if stale, and the baseline page. @throws if a build fails */
export async function buildAll(): Promise<void> {
  await buildIfStale();
  const rollup = join(
    dirname(createRequire(import.meta.url).resolve('rollup/package.json')),
    'dist/bin/rollup',
  );
  const config = join(import.meta.dirname, 'baseline-page/rollup.config.mjs');
  const { status } = spawnSync(process.execPath, [rollup, '--silent', '-c', config], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The baseline page could not be built');
}

/** Starts both on free ports, each with its own demo gateway. */
export async function serveBoth(): Promise<Served> {
  const site = await startDemo(free);
  const baselinePage = await startDemo({ ...free, dist: join(root, 'dist/baseline-page') });
  return {
    site,
    baselinePage,
    async close() {
      await site.close();
      await baselinePage.close();
    },
  };
}

/** Starts a demo with `games` slots, whose gateway returns pages of `pageSize`. */
export async function serveManyGames(games: number, pageSize: number): Promise<Demo> {
  const demo = await startDemo({ ...free, games, faults: true });
  demo.gateway.faults?.set({ endpoint: 'getGames', query: { pageSize: String(pageSize), vassalage: '' } });
  return demo;
}
