import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startAsDocumented } from '../support/documented-start.ts';
import { devtoolsOf } from './devtools.ts';
import { ended, openDisplay } from './display.ts';
import { chromiumWith, PATIENCE } from './machine.ts';

test('npm run kiosk shows the kiosk of npm start in full screen', async () => {
  const demo = await startAsDocumented();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-documented-'));
  const within = (name: string) => join(folder, name);
  for (const name of ['policies/managed', 'state']) mkdirSync(within(name), { recursive: true });
  const shown = new URL(demo.line('Kiosk').address);
  writeFileSync(
    within('terminal.json'),
    JSON.stringify({
      address: shown.origin + shown.pathname,
      terminal: shown.searchParams.get('terminal'),
      key: new URLSearchParams(shown.hash.slice(1)).get('key'),
      browser: chromiumWith(within('policies'), folder),
      flags: ['--no-sandbox', '--remote-debugging-port=0'],
      policies: within('policies/managed'),
      state: within('state'),
    }),
  );
  const display = await openDisplay();
  const { read } = devtoolsOf(within('state'));
  const kiosk = display.run('npm', ['run', 'kiosk', '--', '--settings', within('terminal.json')]);
  try {
    const use = () => read('document.documentElement.dataset.use');
    await expect.poll(use, { intervals: [50], timeout: PATIENCE }).toBe('visit');
    expect(await read('location.href')).toBe(shown.href);
    expect(await read('innerWidth + "x" + innerHeight')).toBe('540x960');
    // The venue's name is from kiosk.json: the page runs with the settings of npm start.
    await expect.poll(() => read('document.body.innerText'), { intervals: [100] }).toContain('Foyer');
  } finally {
    await ended(kiosk, 'SIGTERM');
    await display.close();
    await demo.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
});
