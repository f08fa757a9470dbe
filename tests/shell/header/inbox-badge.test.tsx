import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inboxUnread } from '../../../src/features/messages/unread.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { getInboxUnread } from '../../../src/gateway/endpoints/messages.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { clearSession } from '../../../src/session/session.ts';
import { BottomMenu } from '../../../src/shell/footer/bottom-menu.tsx';
import InboxBadge from '../../../src/shell/header/inbox-badge.tsx';
import { $shown } from '../../../src/shell/page/page-store.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { settle } from '../../support/settle.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();
beforeEach(async () => {
  await loadMessages(['messages']);
});
afterEach(() => $shown.set(undefined));

const menu = () => show(<BottomMenu route="home" badge={<InboxBadge />} />);
const names = () => screen.getAllByRole('link').map((link) => link.textContent);
const requestCount = () => here.sentTo(getInboxUnread).length;

test('the menu shows the unread count of the inbox, at most 99+, in the label of its last entry', {
  tags: ['RT-7', 'MS-1'],
}, async () => {
  await here.signIn();
  await menu();
  expect(await screen.findByRole('link', { name: 'Member 5 unread' })).toBeDefined();
  expect(names()).toEqual(['Home', 'Promotions', 'Share', 'Rewards', 'Member5']);
  await act(async () => mutate(inboxUnread.$count, () => 99));
  expect(names().at(-1)).toBe('Member99');
  await act(async () => mutate(inboxUnread.$count, () => 100));
  expect(names().at(-1)).toBe('Member99+');
  await act(async () => mutate(inboxUnread.$count, () => 0));
  expect(screen.getByRole('link', { name: 'Member' }).textContent).toBe('Member');
});

test('each page reads the unread count again', { tags: ['MS-2'] }, async () => {
  await here.signIn();
  stopClock();
  await menu();
  await act(settle);
  await act(() => pass(1_000));
  expect(requestCount()).toBe(1);
  await act(async () =>
    $shown.set({ state: 'shown', route: 'inbox', fading: false, turn: 2, Page: () => null }),
  );
  await act(() => pass(250));
  await act(settle);
  expect(requestCount()).toBe(2);
});

test.each(['trial4', ''])('“%s” has no inbox, and no number', { tags: ['RT-7'] }, async (name) => {
  if (name) await here.signIn(name);
  else clearSession();
  await menu();
  await act(settle);
  await act(async () => mutate(inboxUnread.$count, () => 3));
  expect(names().at(-1)).toBe('Member');
});
