import { spawnSync } from 'node:child_process';
import { expect, test, untilUsed } from './machine.ts';

/** `FOYER_PRESSES=1000` makes the long run. */
const PRESSES = Number(process.env.FOYER_PRESSES ?? 150);

// The page also works while it is used.
test.use({ options: { prefetch: true } });

test('a scrolled page does not count as frozen, and no press is lost', { tag: '@KI-1' }, async ({
  machine,
}) => {
  test.setTimeout(90_000 + PRESSES * 100);
  machine.start();
  await untilUsed(machine);
  await expect.poll(() => machine.devtools.read('scrollTo(0, 240), scrollY')).toBe(240);
  await machine.devtools.read(
    `window.presses = [], addEventListener('pointerdown', (event) => {
      window.presses.push(event.screenX + ',' + event.screenY);
      event.stopImmediatePropagation();
    }, true), ['mousedown', 'click'].forEach((name) =>
      addEventListener(name, (event) => (event.preventDefault(), event.stopImmediatePropagation()), true))`,
  );
  const began = performance.now();
  // Moves some pixels each time, as a finger does: presses in one place would be double clicks.
  const points = Array.from({ length: PRESSES }, (_, press) => [
    `${150 + (press % 20) * 10}`,
    `${300 + (press % 30) * 10}`,
  ]);
  for (const point of points) {
    const { status, stderr } = spawnSync(
      'xdotool',
      ['mousemove', ...point, 'sleep', '0.02', 'mousedown', '1', 'sleep', '0.04', 'mouseup', '1'],
      { env: machine.display.env, encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
    // Lets responses of DevTools through between two presses.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const counted = () => machine.devtools.read<string[]>('window.presses');
  await expect.poll(counted, { timeout: 5_000 }).toEqual(points.map(String));
  // Longer than the limit for a frame.
  await expect.poll(() => performance.now() - began, { intervals: [500] }).toBeGreaterThan(12_000);
  expect(await machine.devtools.read('scrollY')).toBe(240);
  expect(machine.journal()).not.toMatch(/browser:|page:/);
});
