import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Popup } from '../../../src/features/announcements/popup.tsx';
import type { Announcement } from '../../../src/gateway/endpoints/announcements.ts';
import { switchLanguage } from '../../../src/i18n/language.ts';
import { show } from '../../support/show.tsx';
import { sourceMessages, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
let reports: string[];

beforeEach(async () => {
  reports = [];
  here = await testEnvironment();
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
  <Popup items={items} onClose={() => reports.push('close')} onClosed={() => reports.push('closed')} />
);
const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading').textContent;
const press = (key: string) => user.keyboard(`{${key}}`);
const activity = () => screen.queryByRole('link', { name: 'See rewards' })?.getAttribute('href');

test('paginates several popups and stops at both ends', { tags: ['AN-3'] }, async () => {
  const view = await show(popup([item()]));
  expect(heading()).toBe('First');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await view.rerender(popup(three));
  screen.getByText('1 of 3');
  expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Previous'));
  expect(heading()).toBe('First');
  for (let times = 0; times < 4; times++) await user.click(button('Next'));
  expect(heading()).toBe('Third');
  screen.getByText('3 of 3');
  expect(button('Next').getAttribute('aria-disabled')).toBe('true');
  // The list became shorter.
  await view.rerender(popup(three.slice(0, 2)));
  expect(heading()).toBe('Second');
});

test('arrow keys follow the text direction', { tags: ['AN-3', 'LN-1'] }, async () => {
  await show(popup(three));
  button('Next').focus();
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

test('offers the activity to members with a promotion type', { tags: ['AN-3'] }, async () => {
  const promoted = item({ promotionType: 'CASHBACK' });
  const view = await show(popup([promoted]));
  expect(activity()).toBeUndefined();
  await act(() => here.signIn());
  expect(activity()).toBe('/m/rewardCenter');
  await view.rerender(popup([item()]));
  expect(activity()).toBeUndefined();
});

test.each(['Got it', 'Close'])("'%s' closes it, once", { tags: ['AN-3'] }, async (name) => {
  await show(popup([item()]));
  await user.click(button(name));
  await user.click(button(name));
  await waitFor(() => expect(reports).toEqual(['close', 'closed']));
});

test('has a name and can be closed without title or text', { tags: ['AN-3'] }, async () => {
  await show(popup([item({ title: ' ', content: '' })]));
  expect(heading()).toBe('Announcement');
  button('Got it');
});

test('counts sixty popups instead of showing dots', { tags: ['AN-3'] }, async () => {
  await show(
    popup(Array.from({ length: 60 }, (_, index) => item({ id: String(index), title: `T${index}` }))),
  );
  screen.getByText('1 of 60');
});
