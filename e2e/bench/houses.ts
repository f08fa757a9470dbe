import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildIfStale } from '../../demo/build.ts';
import { type Demo, startDemo } from '../../demo/server/demo.ts';

const root = join(import.meta.dirname, '../..');

const free = { port: 0, partnerPort: 0, database: ':memory:' };

/** Where the product and its rival are served, by the same server. */
export interface Houses {
  site: Demo;
  rival: Demo;
  close(): Promise<void>;
}

/** Builds the product where it is stale, and the rival. @throws when a build fails */
export async function buildAll(): Promise<void> {
  await buildIfStale();
  const rollup = join(
    dirname(createRequire(import.meta.url).resolve('rollup/package.json')),
    'dist/bin/rollup',
  );
  const config = join(import.meta.dirname, 'rival/rollup.config.mjs');
  const { status } = spawnSync(process.execPath, [rollup, '--silent', '-c', config], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The rival could not be built');
}

/** Starts both on free ports, each with a demo gateway of its own. */
export async function openHouses(): Promise<Houses> {
  const site = await startDemo(free);
  const rival = await startDemo({ ...free, dist: join(root, 'dist/rival') });
  return {
    site,
    rival,
    async close() {
      await site.close();
      await rival.close();
    },
  };
}

/** A demo whose slots are `games`, and whose gateway sends them by pages of `pageSize`. */
export async function openLargeHouse(games: number, pageSize: number): Promise<Demo> {
  const demo = await startDemo({ ...free, games, faults: true });
  demo.gateway.faults?.set({ endpoint: 'getGames', query: { pageSize: String(pageSize), vassalage: '' } });
  return demo;
}
