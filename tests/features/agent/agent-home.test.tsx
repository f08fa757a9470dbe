import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { team as seeded } from '../../../demo/fixtures/people/team.ts';
import { $status } from '../../../src/config/status.ts';
import { agentAddress, agentMenu } from '../../../src/features/agent/agent-entries.ts';
import { greetingAt } from '../../../src/features/agent/greeting.ts';
import { getTeamKpi } from '../../../src/gateway/endpoints/agent.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import AgentPage from '../../../src/pages/agent.tsx';
import { $session, clearSession, startSession } from '../../../src/session/session.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { closeAfter } from '../../support/close-after.ts';
import { settled } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { setWindowWidth } from '../../support/window-width.ts';

/** A Saturday afternoon; the counters are those of the day. */
const NOW = new Date(2026, 10, 21, 15, 30).getTime();

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment({ clock: () => NOW });
  await loadMessages(['agent', 'messages', 'team', 'records']);
  closeAfter($status.listen(() => {}));
  await $status.reload();
});
afterEach(() => {
  $confirmation.set(undefined);
  history.replaceState(null, '', '/');
});

async function open(path = '/m/agent', username = 'agent10') {
  if (username) await here.signIn(username);
  history.replaceState(null, '', path);
  await show(<AgentPage />);
}
const navigation = (name: string) => within(screen.getByRole('navigation', { name }));
const menu = () => navigation('Agent menu');
const footer = () => navigation('Agency');
const money = () => screen.getByRole('region', { name: 'Total balance' });
const team = () => screen.getByRole('region', { name: 'Your team today' });
const addresses = (part: ReturnType<typeof navigation>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'));
/** Returns names and numbers of the counters once they have loaded. */
async function counters(): Promise<[names: (string | null)[], numbers: number[]]> {
  const numbers = await within(team()).findAllByRole('definition');
  const names = within(team()).getAllByRole('term');
  return [names.map((one) => one.textContent), numbers.map((one) => Number(one.textContent))];
}

describe('agent home', { tags: ['AG-1'] }, () => {
  test.each([
    ['goodMorning', [0, 10]],
    ['goodEarlyAfternoon', [11, 14]],
    ['goodLateAfternoon', [15, 18]],
    ['goodEvening', [19, 23, 24]],
  ])('%s in the hours %j', (text, hours) => {
    for (const hour of hours) expect(greetingAt(hour)).toBe(`agent.${text}`);
  });

  test('greets by name, with the balance and four counters of today, but no money links', async () => {
    await open();
    const [names, numbers] = await counters();
    screen.getByText('Good afternoon');
    screen.getByText('agent10');
    await within(money()).findByRole('button', { name: /94,500/ });
    expect(within(money()).queryByRole('link')).toBeNull();
    expect(within(money()).queryByRole('button', { name: /Deposit|Withdraw/ })).toBeNull();
    expect(screen.queryByRole('note')).toBeNull();
    const [requested] = here.sentTo(getTeamKpi);
    expect(Object.fromEntries(requested!.query)).toMatchObject({
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      size: '0',
    });
    expect(names).toEqual(['Logged-in members', 'Betting players', 'Newly registered', 'Online now']);
    // The seeded active sessions are online; the two youngest accounts are from today.
    const online = seeded.filter(({ online }) => online).length;
    const [signedIn, betting, registered, there] = numbers;
    expect([registered, there]).toEqual([2, online]);
    expect(betting).toBeGreaterThan(5);
    expect(signedIn).toBeGreaterThanOrEqual(Math.max(betting!, online));
  });

  test('an agent who also plays has money links', async () => {
    await here.signIn('ravi1');
    await show(<AgentPage />);
    expect(addresses(within(money()))).toEqual(['/m/withdraw', '/m/voucherCenter']);
  });

  test('the overview starts with the counters, the agency centre with the money', async () => {
    setWindowWidth(390);
    await open('/m/agent/team/overview');
    const month = await screen.findByRole('region', { name: 'Team profit and loss' });
    expect(screen.getAllByRole('region')).toEqual([team(), money(), month]);
    await waitFor(() => expect(within(month).getAllByRole('listitem')).toHaveLength(6));
    expect(within(month).getByText('Accounts').nextElementSibling!.textContent).toMatch(/^\d\d$/);
    const [more] = within(month).getAllByRole('link');
    expect(more!.getAttribute('href')).toBe('/m/agent/team/pnl');
    cleanup();
    await open('/m/agent');
    expect(screen.getAllByRole('region')).toEqual([money(), team()]);
  });

  test('a wide agency centre ends with the results of six members in a table', async () => {
    setWindowWidth(1280);
    await open('/m/agent');
    const month = await screen.findByRole('region', { name: 'Team profit and loss' });
    expect(screen.getAllByRole('region')).toEqual([money(), team(), month]);
    const table = await within(month).findByRole('table', { name: 'Team profit and loss' });
    expect(within(table).getAllByRole('row')).toHaveLength(7);
    expect(within(table).queryByRole('button')).toBeNull();
  });

  test('counters include members at every level below, and only those', async () => {
    const count = async (username: string) => {
      await here.signIn(username);
      const day = { startDate: '2026-11-21', endDate: '2026-11-21' };
      return (await call(getTeamKpi, { query: { ...day, size: 0 } })).footer;
    };
    expect(Object.values(await count('ravi1'))).toEqual([0, 0, 0, 0]);
    await expect(count('maya7')).rejects.toMatchObject({ code: 'permission.denied' });
  });

  test('failed counters can be retried', async () => {
    here.gateway.faults!.set({ endpoint: 'getTeamKpi', malformed: 'wrong-shape', times: 1 });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Loading failed, click to retry' }));
    expect((await counters())[0]).toHaveLength(4);
  });
});

describe('agent menu', { tags: ['AG-2'] }, () => {
  const gated = [
    ['AGEPAG', '/m/agent/team/overview'],
    ['TRANSREC3', '/m/transaction/record?types=A'],
    ['DOWNMAN', '/m/member/team'],
    ['AGENTRANSMULTDOWN3', '/m/redRain'],
    ['AGETEAMPNL3', '/m/agent/team/pnl'],
    ['TEAMBETTING3', '/m/teamBetting'],
    ['GAMSER', '/m/member/agent/agentRebeat'],
    ['AGEREBINC3', '/m/member/teamRebate'],
    ['SECPRIV', '/m/securityCenter'],
    ['MAILCEN', '/m/webEmail'],
  ];
  test.each(gated)('%s alone shows %s', (flag, address) => {
    expect(agentMenu({ [flag]: true }).map(agentAddress)).toContain(address);
    const others = agentMenu(Object.fromEntries(gated.map(([name]) => [name, name !== flag])));
    expect(others.map(agentAddress)).not.toContain(address);
  });

  test("follows the specification's order, with customer service last", async () => {
    here.gateway.switches.whitelabel = Object.fromEntries(gated.map(([flag]) => [flag, true]));
    await $status.reload();
    await open();
    expect(addresses(menu())).toEqual(gated.map(([, address]) => address));
    await menu().findByText('Contracts');
    const names = menu()
      .getAllByRole('listitem')
      .map((entry) => entry.querySelector('span')?.textContent);
    expect(names).toEqual([
      'Team overview',
      'Account record',
      'Team management',
      'Red envelope rain',
      'Team profit and loss',
      'Team betting',
      'Game rebate settings',
      'Agent rebate income',
      'Security centre',
      'Inbox',
      'Contracts',
      'Customer service',
    ]);
  });

  test('marks only the current page', async () => {
    here.gateway.switches.whitelabel = Object.fromEntries(gated.map(([flag]) => [flag, true]));
    await $status.reload();
    await open('/m/agent/team/overview');
    const marked = menu().getAllByRole('link', { current: 'page' });
    expect(marked.map((link) => link.textContent)).toEqual(['Team overview']);
    cleanup();
    await open('/m/agent');
    expect(menu().queryAllByRole('link', { current: 'page' })).toEqual([]);
  });

  test('the badge counts only the inbox', async () => {
    here.gateway.switches.whitelabel = Object.fromEntries(gated.map(([flag]) => [flag, true]));
    await $status.reload();
    await open();
    const badge = await menu().findByRole('img', { name: /^\d+ unread$/ });
    expect(menu().getAllByRole('img', { name: /unread$/ })).toHaveLength(1);
    expect(badge.closest('a')?.getAttribute('href')).toBe('/m/webEmail');
  });

  test('hides an entry without a key', () => {
    expect(agentMenu({})).toEqual([]);
  });

  test('shows the inbox badge; online service always opens customer service', async () => {
    here.gateway.switches.whitelabel = Object.fromEntries(gated.map(([flag]) => [flag, flag === 'MAILCEN']));
    await $status.reload();
    await open();
    await menu().findByRole('img', { name: /^\d+ unread$/ });
    expect(addresses(menu())).toEqual(['/m/webEmail']);
    await user.click(menu().getByRole('button', { name: 'Customer service' }));
    expect(here.seen.opened).toEqual(['http://gateway.test/demo/chat']);
  });

  test('links only to login without a session', async () => {
    await open();
    const [link] = menu().getAllByRole('link');
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => {
      // The session ends during the tap, before the redirect.
      const session = $session.get()!;
      clearSession();
      link!.dispatchEvent(tap);
      startSession(session);
    });
    expect(tap.defaultPrevented).toBe(true);
    expect(here.seen.navigated.some(({ address }) => address.startsWith('/m/login'))).toBe(true);
  });
});

describe('agent footer', { tags: ['AG-3'] }, () => {
  test('has home, open account, dividend, and announcements with a badge', async () => {
    await open();
    await footer().findByRole('img', { name: '4 unread' });
    expect(addresses(footer())).toEqual([
      '/m/home',
      '/m/agentRegister',
      '/m/member/agent/agentDivident',
      '/m/member/notice?types=A',
    ]);
  });

  test('hides dividend when the feature is off', async () => {
    here.gateway.switches.whitelabel = { AGEDIVIDEND3: false };
    await $status.reload();
    await open();
    expect(addresses(footer())).not.toContain('/m/member/agent/agentDivident');
  });
});

describe('access to agent pages', { tags: ['AG-4'] }, () => {
  test.each(['', 'maya7', 'trial4', 'guest40'])('redirects “%s” home', async (username) => {
    await open('/m/agent', username);
    expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
    expect(document.body.textContent).toBe('');
  });

  test.each(['ravi1', 'noor2', 'staff41', 'agent10'])('admits %s', async (username) => {
    await open('/m/agent', username);
    expect(here.seen.navigated).toEqual([]);
    menu();
  });

  test('redirects when the session ends', async () => {
    await open();
    await act(async () => clearSession());
    expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  });
});

test('explains the pages to a member with a link to the affiliates’ service, but not to a visitor', {
  tags: ['AG-7'],
}, async () => {
  await open('/m/agent', 'maya7');
  expect($confirmation.get()).toMatchObject({ title: 'agent.agentsOnly', yes: 'agent.affiliateService' });
  $confirmation.get()!.answer(true);
  await settled(() => expect(here.seen.opened).toEqual(['https://partners.foyer.example/']));
  cleanup();
  clearSession();
  await open('/m/agent', '');
  expect($confirmation.get()).toBeUndefined();
});
