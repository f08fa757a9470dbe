import { expect, test, vi } from 'vitest';
// @ts-expect-error The games of the demo are plain scripts.
import { offerAuto } from '../../demo/games/auto.js';
import { pass, stopClock } from '../support/clock.ts';

function button() {
  const element = document.createElement('button');
  element.hidden = true;
  return element;
}

test('plays ten rounds with a pause after each, and shows how many are left', async () => {
  stopClock();
  const element = button();
  const playRound = vi.fn(async () => true);
  offerAuto(element, 'Autoplay', playRound);
  expect([element.hidden, element.textContent, element.getAttribute('aria-pressed')]).toEqual([
    false,
    'Autoplay',
    'false',
  ]);
  element.click();
  await pass(0);
  expect([element.textContent, element.getAttribute('aria-pressed')]).toEqual(['Autoplay (10)', 'true']);
  await pass(799);
  expect(playRound).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(element.textContent).toBe('Autoplay (9)');
  await pass(60_000);
  expect(playRound).toHaveBeenCalledTimes(10);
  expect([element.textContent, element.getAttribute('aria-pressed')]).toEqual(['Autoplay', 'false']);
});

test('ends at a second press, and at a round that cannot be followed', async () => {
  stopClock();
  const element = button();
  const playRound = vi.fn(async () => playRound.mock.calls.length < 3);
  offerAuto(element, 'Autoplay', playRound);
  element.click();
  await pass(0);
  element.click();
  await pass(60_000);
  expect(playRound).toHaveBeenCalledTimes(1);
  element.click();
  await pass(60_000);
  expect(playRound).toHaveBeenCalledTimes(3);
  expect(element.getAttribute('aria-pressed')).toBe('false');
});
