// @module-tag AN-3
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInactivity } from '../../src/ui/inactivity.ts';
import { pass, stopClock } from '../support/clock.ts';

let reports: boolean[];
let leave: () => void;

beforeEach(() => {
  stopClock();
  reports = [];
  leave = watchInactivity((still) => reports.push(still));
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
});

function put(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** Still from here on exactly after 5 s. */
async function expectStillAfterFive(): Promise<void> {
  const before = reports.length;
  await pass(4_999);
  expect(reports.slice(before)).toEqual([]);
  await pass(1);
  expect(reports.slice(before)).toEqual([true]);
}

test('reports an untouched page once, after 5 s', async () => {
  await expectStillAfterFive();
  await pass(60_000);
  expect(reports).toEqual([true]);
});

test.each([
  ['a press', new PointerEvent('pointerdown')],
  ['a pointer that moves', new PointerEvent('pointermove', { movementX: 1 })],
  ['a finger that moves', new Event('touchmove')],
  ['a wheel', new Event('wheel')],
  ['scrolling', new Event('scroll')],
  ['a key', new KeyboardEvent('keydown')],
  ['focus that moves', new Event('focusin')],
  ['another tab', new Event('visibilitychange')],
])('%s is waited after, and ends what was still', async (_, event) => {
  await pass(4_999);
  document.dispatchEvent(event);
  await expectStillAfterFive();
  document.dispatchEvent(event);
  expect(reports).toEqual([true, false]);
  await expectStillAfterFive();
});

test('does not count a resting pointer as input, although the content below it moves', async () => {
  await pass(4_000);
  document.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
  await pass(1_000);
  expect(reports).toEqual([true]);
});

test.each(['<input>', '<textarea></textarea>', '<select></select>'])(
  'a visitor in %s counts as active without a limit',
  async (html) => {
    const field = put(html);
    field.focus();
    await pass(60_000);
    expect(reports).toEqual([]);
    field.blur();
    await pass(5_000);
    expect(reports).toEqual([true]);
  },
);

test('waits for an open menu and for a hidden page', async () => {
  const menu = put('<button aria-expanded="true"></button>');
  await pass(60_000);
  expect(reports).toEqual([]);
  menu.setAttribute('aria-expanded', 'false');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(60_000);
  expect(reports).toEqual([]);
  hidden.mockReturnValue('visible');
  await pass(5_000);
  expect(reports).toEqual([true]);
});

test('reports nothing after it was stopped', async () => {
  leave();
  await pass(60_000);
  document.dispatchEvent(new Event('wheel'));
  expect([reports, vi.getTimerCount()]).toEqual([[], 0]);
});
