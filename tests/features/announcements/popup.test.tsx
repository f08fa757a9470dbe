// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Popup } from '../../../src/features/announcements/popup.tsx';
import type { Announcement } from '../../../src/gateway/endpoints/announcements.ts';
import { switchLanguage } from '../../../src/i18n/language.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { sourceMessages, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View;
let told: string[];

beforeEach(async () => {
  told = [];
  here = await testEnvironment();
});
afterEach(async () => {
  await view.close();
  here.close();
});

const item = (more: Partial<Announcement> = {}): Announcement => ({
  id: 'a',
  title: 'First',
  content: '<p>Text</p>',
  promotionType: '',
  execution: 'A',
  startDate: '',
  read: false,
  ...more,
});
const three = [item(), item({ id: 'b', title: 'Second' }), item({ id: 'c', title: 'Third' })];
const popup = (items: Announcement[]) => (
  <Popup items={items} onClose={() => told.push('close')} onClosed={() => told.push('closed')} />
);
const button = (name: string) =>
  [...view.element.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  );
const heading = () => view.element.querySelector('h2')!.textContent;
const press = (key: string) =>
  act(async () => {
    view.element.querySelector('dialog')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

test('AN-3 one popup has no pagination; several have it, and stop at both ends', async () => {
  view = await show(popup([item()]));
  expect(heading()).toBe('First');
  expect(button('Next')).toBeUndefined();
  await view.again(popup(three));
  expect(view.element.textContent).toContain('1 of 3');
  expect(button('Previous')!.getAttribute('aria-disabled')).toBe('true');
  await click(button('Previous'));
  expect(heading()).toBe('First');
  for (let times = 0; times < 4; times++) await click(button('Next'));
  expect(heading()).toBe('Third');
  expect(view.element.textContent).toContain('3 of 3');
  expect(button('Next')!.getAttribute('aria-disabled')).toBe('true');
  // The list got shorter meanwhile.
  await view.again(popup(three.slice(0, 2)));
  expect(heading()).toBe('Second');
});

test('AN-3 LN-1 arrow keys follow the direction of the text', async () => {
  view = await show(popup(three));
  await press('ArrowRight');
  expect(heading()).toBe('Second');
  await press('ArrowLeft');
  expect(heading()).toBe('First');
  await act(() => switchLanguage('UR', sourceMessages));
  await press('ArrowLeft');
  expect(heading()).toBe('Second');
  await press('ArrowRight');
  expect(heading()).toBe('First');
});

test('AN-3 the activity is offered to the signed-in with a promotion type', async () => {
  const promoted = item({ promotionType: 'CASHBACK' });
  view = await show(popup([promoted]));
  expect(view.element.querySelector('a[href="/m/rewardCenter"]')).toBeNull();
  await act(() => here.signIn());
  expect(view.element.querySelector('a[href="/m/rewardCenter"]')!.textContent).toBe('Go to the activity');
  await view.again(popup([item()]));
  expect(view.element.querySelector('a[href="/m/rewardCenter"]')).toBeNull();
});

test.each(['I know it', 'Close'])("AN-3 '%s' closes it, once", async (name) => {
  view = await show(popup([item()]));
  await click(button(name));
  await click(button(name));
  await until(() => told.includes('closed'));
  expect(told).toEqual(['close', 'closed']);
});

test('AN-3 without a title or a text it still has a name and can be closed', async () => {
  view = await show(popup([item({ title: ' ', content: '' })]));
  expect(heading()).toBe('Announcement');
  expect(button('I know it')).toBeDefined();
});

test('AN-3 sixty popups are counted, not dotted', async () => {
  view = await show(
    popup(Array.from({ length: 60 }, (_, index) => item({ id: String(index), title: `T${index}` }))),
  );
  expect(view.element.querySelector('.popup__places')!.textContent).toBe('1 of 60');
});
