// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { team } from '../../../demo/fixtures/people/team.ts';
import { $status } from '../../../src/config/status.ts';
import { agentAddress, agentMenu } from '../../../src/features/agent/agent-entries.ts';
import { greetingAt } from '../../../src/features/agent/greeting.ts';
import { call } from '../../../src/gateway/client.ts';
import { getTeamKpi } from '../../../src/gateway/endpoints/agent.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import AgentPage from '../../../src/pages/agent.tsx';
import { $session, clearSession, startSession } from '../../../src/session/session.ts';
import { $question } from '../../../src/ui/confirm.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

/** A Saturday afternoon; team counters are those of the day. */
const NOW = new Date(2026, 10, 21, 15, 30).getTime();

let here: TestEnvironment;
let view: View | undefined;
let leave: () => void;

beforeEach(async () => {
  here = await testEnvironment({ clock: () => NOW });
  await needAreas(['agent', 'messages', 'team']);
  leave = $status.listen(() => {});
  await $status.reload();
});
afterEach(async () => {
  await view?.close();
  view = undefined;
  leave();
  $question.set(undefined);
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  here.close();
});

async function open(path = '/m/agent', username = 'agent10') {
  if (username) await here.signIn(username);
  history.replaceState(null, '', path);
  view = await show(<AgentPage />);
}
const links = (selector: string) =>
  [...view!.element.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
const counters = () =>
  [...view!.element.querySelectorAll('.team-counters__one')].map((one) => [
    one.querySelector('dt')!.textContent,
    one.querySelector('dd')!.textContent,
  ]);

describe('AG-1 the agent at home', () => {
  test.each([
    ['goodMorning', [0, 10]],
    ['goodEarlyAfternoon', [11, 14]],
    ['goodLateAfternoon', [15, 18]],
    ['goodEvening', [19, 23, 24]],
  ])('%s in the hours %j', (text, hours) => {
    for (const hour of hours) expect(greetingAt(hour)).toBe(`agent.${text}`);
  });

  test('is greeted by name, with the balance, the ways to move it and four counters of today', async () => {
    await open();
    await until(() => counters().length);
    expect(view!.element.querySelector('.agent-head')!.textContent).toBe('Good late afternoonagent10');
    await until(() => view!.element.querySelector('.balance__amount')!.textContent!.includes('94,500'));
    expect(links('.agent-money')).toEqual(['/m/withdraw', '/m/voucherCenter']);
    const [asked] = here.sentTo(getTeamKpi);
    expect(Object.fromEntries(asked!.query)).toMatchObject({
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      size: '0',
    });
    expect(counters().map(([label]) => label)).toEqual([
      'Logged-in members',
      'Betting players',
      'Newly registered',
      'Online now',
    ]);
    // Sessions that are seeded as living are what is online; the two youngest accounts are of today.
    const online = team.filter(({ online }) => online).length;
    const [signedIn, betting, registered, there] = counters().map(([, count]) => Number(count));
    expect([signedIn, registered, there]).toEqual([online, 2, online]);
    expect(betting).toBeGreaterThan(5);
  });

  test('the overview begins with the counters, the agency centre with the money', async () => {
    await open('/m/agent/team/overview');
    const order = () =>
      [...view!.element.querySelectorAll('.team-counters, .agent-money')].map((one) => one.className);
    expect(order()).toEqual(['team-counters', 'agent-money']);
    await view!.close();
    await open('/m/agent');
    expect(order()).toEqual(['agent-money', 'team-counters']);
  });

  test('counters count everybody below, at any distance, and nobody else', async () => {
    const count = async (username: string) => {
      await here.signIn(username);
      const day = { startDate: '2026-11-21', endDate: '2026-11-21' };
      return (await call(getTeamKpi, { query: { ...day, size: 0 } })).footer;
    };
    expect(Object.values(await count('ravi1'))).toEqual([0, 0, 0, 0]);
    await expect(count('maya7')).rejects.toMatchObject({ code: 'permission.denied' });
  });

  test('counters that fail can be asked for again', async () => {
    here.gateway.faults!.set({ endpoint: 'getTeamKpi', malformed: 'wrong-shape', times: 1 });
    await open();
    await click(await until(() => view!.element.querySelector('.async-view--failed button')));
    await until(() => counters().length === 4);
  });
});

describe('AG-2 the agent’s menu', () => {
  const gated = [
    ['AGEPAG', '/m/agent/team/overview'],
    ['TRANSREC3', '/m/transaction/record?types=A'],
    ['DOWNMAN', '/m/member/team'],
    ['AGETEAMPNL3', '/m/agent/team/pnl'],
    ['TEAMBETTING3', '/m/teamBetting'],
    ['GAMSER', '/m/member/agent/agentRebeat'],
    ['AGEREBINC3', '/m/member/teamRebate'],
    ['SECPRIV', '/m/securityCenter'],
    ['MAILCEN', '/m/webEmail'],
  ];
  test.each(gated)('%s alone shows %s', (flag, address) => {
    expect(agentMenu({ [flag!]: true }).map(agentAddress)).toContain(address);
    const others = agentMenu(Object.fromEntries(gated.map(([name]) => [name, name !== flag])));
    expect(others.map(agentAddress)).not.toContain(address);
  });

  test('the inbox has its badge; online service is always there and opens customer service', async () => {
    here.gateway.switches.whitelabel = Object.fromEntries(gated.map(([flag]) => [flag, flag === 'MAILCEN']));
    await $status.reload();
    await open();
    await until(() => view!.element.querySelector('.agent-menu .unread-badge'));
    expect(links('.agent-menu')).toEqual(['/m/webEmail']);
    const service = [...view!.element.querySelectorAll('.agent-menu button')];
    expect(service.map((one) => one.textContent)).toEqual(['Online service']);
    await click(service[0]);
    expect(here.seen.opened).toEqual(['http://gateway.test/demo/chat']);
  });

  test('leads nowhere but to login without a session', async () => {
    await open();
    const link = await until(() => view!.element.querySelector('.agent-menu a'));
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => {
      // The session goes in the moment of the tap: the page has not been led away yet.
      const session = $session.get()!;
      clearSession();
      link.dispatchEvent(tap);
      startSession(session);
    });
    expect(tap.defaultPrevented).toBe(true);
    expect(here.seen.navigated.some(({ address }) => address.startsWith('/m/login'))).toBe(true);
  });
});

describe('AG-3 the agents’ footer', () => {
  test('home, open account, dividend and announcements with their badge', async () => {
    await open();
    await until(() => view!.element.querySelector('.agent-footer .unread-badge'));
    expect(links('.agent-footer')).toEqual([
      '/m/home',
      '/m/agentRegister',
      '/m/member/agent/agentDivident',
      '/m/member/notice?types=A',
    ]);
    expect(view!.element.querySelector('.agent-footer .unread-badge')!.textContent).toBe('4');
  });

  test('no dividend where the feature is off', async () => {
    here.gateway.switches.whitelabel = { AGEDIVIDEND3: false };
    await $status.reload();
    await open();
    await until(() => links('.agent-footer').length);
    expect(links('.agent-footer')).not.toContain('/m/member/agent/agentDivident');
  });
});

describe('AG-4 whose the agents’ pages are', () => {
  test.each(['', 'maya7', 'trial4', 'guest40'])('“%s” is led home', async (username) => {
    await open('/m/agent', username);
    expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
    expect(view!.element.textContent).toBe('');
  });

  test.each(['ravi1', 'noor2', 'staff41', 'agent10'])('%s stays', async (username) => {
    await open('/m/agent', username);
    expect(here.seen.navigated).toEqual([]);
    expect(view!.element.querySelector('.agent-head')).not.toBeNull();
  });

  test('whose session ends here is led away too', async () => {
    await open();
    await act(async () => clearSession());
    expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  });
});

test('AG-7 a member who is no agent is told so, with the way to the affiliates’ service; a visitor is not', async () => {
  await open('/m/agent', 'maya7');
  expect($question.get()).toMatchObject({ title: 'agent.agentsOnly', yes: 'agent.affiliateService' });
  $question.get()!.answer(true);
  await expect.poll(() => here.seen.opened).toEqual(['https://partners.foyer.example/']);
  await view!.close();
  clearSession();
  await open('/m/agent', '');
  expect($question.get()).toBeUndefined();
});
