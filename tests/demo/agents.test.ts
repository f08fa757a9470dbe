import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../demo/gateway/database.ts';
import { countTeam } from '../../demo/gateway/team-figures.ts';
import {
  getAgentAnnouncements,
  getInvitation,
  getTeamKpi,
  openTeamAccount,
} from '../../src/gateway/endpoints/agent.ts';
import { markAnnouncementRead } from '../../src/gateway/endpoints/announcements.ts';
import { getRebates } from '../../src/gateway/endpoints/rebates.ts';
import { checkAffiliate } from '../../src/gateway/endpoints/register.ts';
import { getMember } from '../../src/gateway/endpoints/session.ts';
import { getTeamBets, getTeamMember, searchTeam } from '../../src/gateway/endpoints/team.ts';
import { call } from '../../src/gateway/http/client.ts';
import { expectLimit, gatewayPerTest, NOON } from './harness.ts';

const gateway = gatewayPerTest();
beforeEach(async () => {
  await gateway.signIn('agent10');
});

const password = 'quiet-river-7';
const account = {
  role: 'member' as const,
  username: 'casey_1',
  password,
  confirmPassword: password,
  rebate: 0.3,
};
const open = (change: Partial<Parameters<typeof call<typeof openTeamAccount>>[1]['body']> = {}) =>
  call(openTeamAccount, { body: { ...account, ...change } });
const found = async (name: string) =>
  (await call(searchTeam, { query: { name, pageNo: 1, pageSize: 50 } })).list.find(
    (one) => one.account === name,
  );

describe('accounts that an agent opens', { tags: ['WL-11'] }, () => {
  test.each([
    ['member', 0],
    ['agent', 10],
  ] as const)(
    'a %s opened by an agent is directly below it, has type %i and can log in',
    async (role, type) => {
      const { id } = await open({ role, nickname: 'Casey' });
      expect(await found('casey_1')).toMatchObject({ id, level: 1, role, nickname: 'Casey', balance: 0 });
      await gateway.signIn('casey_1', password);
      expect(await call(getMember, {})).toMatchObject({ type, nickname: 'Casey' });
    },
  );

  test('gets one rebate, limited by the agent’s rebates', async () => {
    const { id } = await open({ rebate: 0.6 });
    const { rebates } = await call(getTeamMember, { query: { memberId: id } });
    const own = (await call(getRebates, { query: {} })).list;
    for (const { gameType, least, most } of rebates) {
      const rates = own.filter((one) => one.gameType === gameType).map(({ rate }) => Math.min(rate, 0.6));
      expect([gameType, least, most]).toEqual([gameType, Math.min(...rates), Math.max(...rates)]);
    }
    expect(rebates.some(({ least }) => least < 0.6)).toBe(true);
  });

  test('gets at least the minimum rebate', async () => {
    const { id } = await open({ rebate: 0 });
    const { rebates } = await call(getTeamMember, { query: { memberId: id } });
    for (const { least, most } of rebates) expect([least, most]).toEqual([0.1, 0.1]);
  });

  test('accepts the agent’s highest rebate and refuses a hundredth more', async () => {
    const { maxRebate } = await call(getInvitation, {});
    const more = Math.round(maxRebate * 100 + 1) / 100;
    await expect(open({ rebate: more })).rejects.toMatchObject({ code: 'request.invalid' });
    await open({ rebate: maxRebate });
  });

  test.each([
    ['a password that is not repeated', { confirmPassword: 'quiet-river-8' }, 'member.confirmation.differs'],
    ['a short password', { password: 'quiet-8', confirmPassword: 'quiet-8' }, 'member.password.format'],
    ['a common password', { password: 'password1', confirmPassword: 'password1' }, 'member.password.format'],
    ['a name of three letters', { username: 'cas' }, 'member.name.format'],
    ['a name that is taken', { username: 'Maya7' }, 'member.name.taken'],
    ['a nickname of one letter', { nickname: 'C' }, 'request.invalid'],
    ['a rebate of three decimals', { rebate: 0.125 }, 'request.invalid'],
  ])('opens no account for %s', async (_, change, code) => {
    await expect(open(change)).rejects.toMatchObject({ code });
    expect(await found('casey_1')).toBeUndefined();
  });

  test('opens at most ten accounts a minute', () =>
    expectLimit(gateway, { most: 10, within: 60_000 }, (time) => open({ username: `casey_${time}` })));
});

describe('the invitation', { tags: ['WL-11'] }, () => {
  test('is one constant code per agent, which the registration accepts', async () => {
    const first = await call(getInvitation, {});
    await gateway.signIn('okeke_ng');
    const other = await call(getInvitation, {});
    expect(other.code).not.toBe(first.code);
    expect(await call(getInvitation, {})).toEqual(other);
    for (const { code } of [first, other]) {
      await call(checkAffiliate, { query: { code, domain: 'anywhere.example' } });
    }
  });

  test('has the agent’s highest rebate', async () => {
    for (const username of ['agent10', 'okeke_ng']) {
      await gateway.signIn(username);
      const { list } = await call(getRebates, { query: {} });
      const { maxRebate } = await call(getInvitation, {});
      expect([username, maxRebate]).toEqual([username, Math.max(...list.map(({ rate }) => rate))]);
    }
  });
});

describe('the counters of a team', { tags: ['AG-1'] }, () => {
  /** The first millisecond of an operator's day, in the time zone of the machine. */
  const [begins, ends] = [new Date(2026, 0, 20).getTime(), new Date(2026, 0, 21).getTime()];
  const kpi = async (startDate: string, endDate = startDate) =>
    (await call(getTeamKpi, { query: { startDate, endDate, size: 0 } })).footer;
  const at = async (time: number) => {
    gateway.pass(time - gateway.now());
    await gateway.signIn('agent10');
  };

  test('count a day from its first to its last millisecond', async () => {
    await at(begins - 1);
    await open({ username: 'early_1' });
    await at(begins);
    await open({ username: 'first_1' });
    await at(ends - 1);
    await open({ username: 'last_11' });
    await at(ends);
    await open({ username: 'late_11' });
    expect((await kpi('2026-01-20')).teamRegisterMemberCount).toBe(2);
    expect((await kpi('2026-01-19')).teamRegisterMemberCount).toBe(1);
    expect((await kpi('2026-01-19', '2026-01-21')).teamRegisterMemberCount).toBe(4);
  });

  test('count a login once a day, and a member as online while the session lives', async () => {
    await open();
    await at(begins);
    for (const _ of [1, 2]) await gateway.signIn('casey_1', password);
    await at(ends - 1);
    await gateway.signIn('casey_1', password);
    await gateway.signIn('agent10');
    expect(await kpi('2026-01-20')).toMatchObject({ teamLoginMemberCount: 1, teamOnlineCount: 1 });
    expect(await kpi('2026-01-19')).toMatchObject({ teamLoginMemberCount: 0, teamOnlineCount: 1 });
    gateway.pass(2 * 60 * 60_000 - 1);
    await gateway.signIn('agent10');
    expect((await kpi('2026-01-20')).teamOnlineCount).toBe(1);
    gateway.pass(1);
    expect((await kpi('2026-01-20')).teamOnlineCount).toBe(0);
  });

  test('count members who are online or play as signed in, however long ago the login', () => {
    const store = openDatabase(':memory:', true, NOON);
    const { id } = store.one<{ id: number }>("SELECT id FROM members WHERE username = 'agent10'")!;
    const minutes = (ago: number) => NOON - ago * 60_000;
    const now = countTeam(store, id, { from: minutes(1), to: NOON, now: NOON });
    expect(now).toMatchObject({ signedIn: now.online, betting: 0 });
    expect(now.online).toBeGreaterThan(5);
    const { signedIn, online, betting } = countTeam(store, id, { from: minutes(300), to: NOON, now: NOON });
    expect(betting).toBeGreaterThan(5);
    expect(signedIn).toBeGreaterThanOrEqual(Math.max(online, betting));
  });

  test('count each player on every level once', async () => {
    const [startTime, endTime] = [new Date(2025, 11, 20).getTime(), new Date(2026, 0, 11).getTime() - 1];
    const query = { startTime, endTime, pageNo: 1, pageSize: 999, language: 'EN' };
    const { list } = await call(getTeamBets, { query });
    const players = new Set(list.map((bet) => bet.account));
    expect(players.size).toBeGreaterThan(10);
    expect((await kpi('2025-12-20', '2026-01-10')).teamBetMemberCount).toBe(players.size);
  });

  test.each(['2026-02-30', '2026-13-01'])('refuses the day %s', async (day) => {
    await expect(kpi(day)).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

test('the count omits read announcements and includes those marked as unread', {
  tags: ['AG-6'],
}, async () => {
  const query = {
    types: 'A' as const,
    groupName: 'm_home',
    platform: 'M' as const,
    merchantCode: 'foyer',
    language: 'EN',
  };
  const news = () => call(getAgentAnnouncements, { query });
  const { list, footer } = await news();
  expect(footer.unreadCount).toBe(list.length);
  expect(list.map(({ startDate }) => startDate)).toEqual(
    list
      .map(({ startDate }) => startDate)
      .toSorted()
      .reverse(),
  );
  const mark = (read: boolean) => call(markAnnouncementRead, { body: { announcementId: list[1]!.id, read } });
  await mark(true);
  expect((await news()).footer.unreadCount).toBe(list.length - 1);
  expect((await news()).list.filter(({ read }) => read).map(({ id }) => id)).toEqual([list[1]!.id]);
  await gateway.signIn('okeke_ng');
  expect((await news()).footer.unreadCount).toBe(list.length);
  await mark(true);
  await mark(false);
  await gateway.signIn('agent10');
  await mark(false);
  expect((await news()).footer.unreadCount).toBe(list.length);
});
