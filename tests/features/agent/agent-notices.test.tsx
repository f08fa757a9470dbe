// @module-tag AG-6
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { isUnread, unreadAgentNews } from '../../../src/features/announcements/agent-notices.ts';
import { getAgentAnnouncements } from '../../../src/gateway/endpoints/agent.ts';
import { markAnnouncementRead } from '../../../src/gateway/endpoints/announcements.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import AgentNoticePage from '../../../src/pages/agent-notice.tsx';
import { $session } from '../../../src/session/session.ts';
import { opened, titles } from '../../support/accordion.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { waitStill } from '../../support/wait-still.ts';
import { setWindowWidth } from '../../support/window-width.ts';

const here = environmentPerTest();

beforeEach(async () => {
  setWindowWidth(390);
  await loadMessages(['agent', 'messages']);
  await here.signIn('agent10');
});

const footer = () => within(screen.getByRole('navigation', { name: 'Agency' }));
const marked = () => titles().filter((title) => within(title).queryByText('New')).length;
const badge = (count: number) => footer().getByRole('img', { name: `${count} unread` });
const tap = (index: number) => user.click(titles()[index]!);

test('requests types A and group m_home; cards open independently', async () => {
  await show(<AgentNoticePage />);
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(Object.fromEntries(here.sentTo(getAgentAnnouncements)[0]!.query)).toMatchObject({
    types: 'A',
    groupName: 'm_home',
    merchantCode: 'foyer',
  });
  await tap(0);
  await tap(2);
  expect(opened()).toEqual([true, false, true, false]);
  await tap(0);
  expect(opened()).toEqual([false, false, true, false]);
  // Waits for all three reports, so that none runs in a later test.
  await waitFor(() => expect(here.sentTo(markAnnouncementRead)).toHaveLength(3));
});

test('shows one notice at a time on wide screens, and reports the first one, which it opens', async () => {
  setWindowWidth(1280);
  await show(<AgentNoticePage />);
  await waitFor(() => expect(opened()).toEqual([true, false, false, false]));
  await waitFor(() => expect(here.sentTo(markAnnouncementRead)).toHaveLength(1));
  badge(3);
  await tap(2);
  expect(opened()).toEqual([false, false, true, false]);
  await tap(2);
  expect(opened()).toEqual([false, false, false, false]);
  await waitFor(() => expect(here.sentTo(markAnnouncementRead)).toHaveLength(3));
});

test('reports every click as read, 150 ms apart; mark and badge update at once and stay after a reload', async () => {
  stopClock();
  await show(<AgentNoticePage />);
  await waitStill(() => badge(4));
  expect(marked()).toBe(4);
  await tap(0);
  badge(3);
  expect(marked()).toBe(3);
  await tap(0);
  await tap(1);
  const sent = () => here.sentTo(markAnnouncementRead);
  await waitStill(() => expect(sent()).toHaveLength(1));
  await act(() => pass(149));
  expect(sent()).toHaveLength(1);
  await act(() => pass(1));
  expect(sent()).toHaveLength(2);
  await act(() => pass(150));
  expect(sent()).toHaveLength(3);
  await waitStill(() => expect(here.sentTo(getAgentAnnouncements)).toHaveLength(2));
  await waitStill(() => badge(2));
  cleanup();
  await here.signIn('agent10');
  await show(<AgentNoticePage />);
  await waitStill(() => badge(2));
  expect(marked()).toBe(2);
  // Lets the queue finish before its clock is removed.
  await act(() => pass(150));
});

test('accounts of type 4 have no unread notices', () => {
  const remote = { state: 'ready' as const, value: { list: [], footer: { unreadCount: 3 } } };
  const agent = $session.get()!;
  expect(unreadAgentNews(remote, agent)).toBe(3);
  expect(unreadAgentNews(remote, { ...agent, type: 4 })).toBe(0);
  expect(isUnread({ read: false }, agent)).toBe(true);
  expect(isUnread({ read: false }, { ...agent, type: 4 })).toBe(false);
});
