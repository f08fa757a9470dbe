// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isUnread, unreadAgentNews } from '../../../src/features/announcements/agent-notices.ts';
import { getAgentAnnouncements } from '../../../src/gateway/endpoints/agent.ts';
import { markAnnouncementRead } from '../../../src/gateway/endpoints/announcements.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import AgentNoticePage from '../../../src/pages/agent-notice.tsx';
import { $session } from '../../../src/session/session.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View | undefined;

beforeEach(async () => {
  here = await testEnvironment();
  await needAreas(['agent', 'messages']);
  await here.signIn('agent10');
});
afterEach(async () => {
  await view?.close();
  here.close();
});

const heads = () => [...view!.element.querySelectorAll<HTMLElement>('.accordion-item__title')];
const marks = () => view!.element.querySelectorAll('.accordion-item__mark').length;
const badge = () => view!.element.querySelector('.agent-footer .unread-badge')?.textContent;

test('AG-6 they are asked for with types A and group m_home; each card opens and closes by itself', async () => {
  view = await show(<AgentNoticePage />);
  await until(() => heads().length === 4);
  expect(Object.fromEntries(here.sentTo(getAgentAnnouncements)[0]!.query)).toMatchObject({
    types: 'A',
    groupName: 'm_home',
    merchantCode: 'foyer',
  });
  await click(heads()[0]);
  await click(heads()[2]);
  const open = () => heads().map((head) => head.getAttribute('aria-expanded'));
  expect(open()).toEqual(['true', 'false', 'true', 'false']);
  await click(heads()[0]);
  expect(open()).toEqual(['false', 'false', 'true', 'false']);
});

test('AG-6 every click reports read, 150 ms apart; mark and badge follow at once, and stay after a reload', async () => {
  view = await show(<AgentNoticePage />);
  await until(() => badge() === '4');
  expect(marks()).toBe(4);
  await click(heads()[0]);
  expect([marks(), badge()]).toEqual([3, '3']);
  await click(heads()[0]);
  await click(heads()[1]);
  const sent = () => here.sentTo(markAnnouncementRead);
  await until(() => sent().length === 3);
  expect(sent()[1]!.at - sent()[0]!.at).toBeGreaterThanOrEqual(145);
  await until(() => here.sentTo(getAgentAnnouncements).length === 2);
  await until(() => badge() === '2');
  await view.close();
  await here.signIn('agent10');
  view = await show(<AgentNoticePage />);
  await until(() => badge() === '2');
  expect(marks()).toBe(2);
});

test('AG-6 for type 4 all count as read', () => {
  const remote = { state: 'ready' as const, value: { list: [], footer: { unreadCount: 3 } } };
  const agent = $session.get()!;
  expect(unreadAgentNews(remote, agent)).toBe(3);
  expect(unreadAgentNews(remote, { ...agent, type: 4 })).toBe(0);
  expect(isUnread({ read: false }, agent)).toBe(true);
  expect(isUnread({ read: false }, { ...agent, type: 4 })).toBe(false);
});
