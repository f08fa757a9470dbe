import { test as base, expect } from 'playwright/test';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import type { Engine, Tab } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { findEngines } from './programs.ts';
import { startWebKit } from './webkit.ts';

async function start(name: string): Promise<Engine> {
  const { firefox, webkit } = findEngines();
  if (name === 'firefox' && firefox) return startFirefox(firefox);
  if (name === 'webkit' && webkit) return startWebKit(webkit);
  throw new Error(`${name} is not on this machine`);
}

/** A test in one engine, with its own demo and an empty page. */
export const test = base.extend<{ demo: Demo; tab: Tab }, { engineName: string; engine: Engine }>({
  engineName: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads a fixture's dependencies from its parameters.
  demo: async ({}, use) => {
    const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', faults: true });
    await use(demo);
    await demo.close();
  },
  tab: async ({ engine }, use) => {
    const tab = await engine.newTab();
    await use(tab);
    await tab.close();
  },
});

export { expect };
