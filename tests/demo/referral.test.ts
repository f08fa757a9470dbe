// @module-tag WL-14
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../demo/gateway/database.ts';
import { getReferral, getReferredFriends } from '../../src/gateway/endpoints/referral.ts';
import { checkAffiliate } from '../../src/gateway/endpoints/register.ts';
import { getMember, getWallet } from '../../src/gateway/endpoints/session.ts';
import { searchTeam } from '../../src/gateway/endpoints/team.ts';
import { deposit } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { opened, post } from './games.ts';
import { codeOf, openGateway, type TestGateway } from './harness.ts';
import { password, register } from './verification.ts';

const WEEK = 7 * 24 * 60 * 60_000;
let gateway: TestGateway;
beforeEach(() => {
  gateway = openGateway({ random: () => 0.999 });
});

const referral = () => call(getReferral, { query: { language: 'EN' } });
const friends = async () => (await call(getReferredFriends, { query: { pageNo: 1, pageSize: 20 } })).list;
const held = async () => (await call(getWallet, {})).sumBalance;
async function codeFor(username: string): Promise<string> {
  await gateway.signIn(username);
  return (await referral()).code;
}
/** Plays a round at the lowest stake. @returns the stake */
async function play(): Promise<number> {
  const { token, stakes } = await opened(gateway);
  const { value } = await post(gateway, '/games/round', { bet: stakes[0] }, token);
  return (value.bet - value.win) / 100;
}

describe('a friend who registers by the code of', () => {
  test('a member is listed as that member’s friend with a masked name', async () => {
    const affiliateCode = await codeFor('ravi1');
    expect(await referral()).toMatchObject({
      friends: 0,
      earned: 0,
      terms: expect.stringContaining('₹500'),
    });
    expect(
      await codeOf(call(checkAffiliate, { query: { code: affiliateCode, domain: 'localhost' } })),
    ).toBeUndefined();
    await register({ affiliateCode });
    expect(await friends()).toEqual([
      { id: expect.any(String), account: 'ca***1', at: gateway.now(), state: 'registered', reward: 0 },
    ]);
    expect((await referral()).friends).toBe(1);
    await gateway.signIn('newbie');
    expect(await friends()).toEqual([]);
    expect((await referral()).code).not.toBe(affiliateCode);
  });

  test('an agent gets that agent as upline; a member’s friend has no upline', async () => {
    await register({ affiliateCode: await codeFor('agent10'), username: 'downline_1' });
    expect(await friends()).toMatchObject([{ account: 'do***1' }]);
    await gateway.signIn('downline_1', password);
    await register({ affiliateCode: (await referral()).code });
    expect(await friends()).toMatchObject([{ account: 'ca***1' }]);
    await gateway.signIn('agent10');
    const below = async (name: string) =>
      (await call(searchTeam, { query: { name, pageNo: 1, pageSize: 50 } })).list.map(
        ({ account }) => account,
      );
    expect(await below('downline_1')).toEqual(['downline_1']);
    expect(await below('casey_1')).toEqual([]);
  });

  test('a recommender id in the form counts alike', async () => {
    await gateway.signIn('ravi1');
    gateway.switches.registration = { recommenderId: { enabled: true } };
    const { id } = await call(getMember, {});
    await register({ recommenderId: String(id) });
    expect(await friends()).toMatchObject([{ account: 'ca***1' }]);
  });
});

describe('reward for a referred friend', () => {
  test('is paid to both once, with a round after a week, to the millisecond', async () => {
    await register({ affiliateCode: await codeFor('ravi1') });
    const registered = gateway.now();
    const before = await held();
    await gateway.signIn('casey_1', password);
    await call(deposit, { body: { amount: 100 } });
    let cost = await play();
    await gateway.signIn('ravi1');
    expect(await friends()).toMatchObject([{ state: 'playing', reward: 0 }]);
    gateway.pass(registered + WEEK - 1 - gateway.now());
    await gateway.signIn('casey_1', password);
    cost += await play();
    expect(await held()).toBeCloseTo(100 - cost, 2);
    gateway.pass(1);
    cost += await play();
    cost += await play();
    expect(await held()).toBeCloseTo(600 - cost, 2);
    await gateway.signIn('ravi1');
    expect(await held()).toBe(before + 500);
    expect(await friends()).toMatchObject([{ state: 'rewarded', reward: 500 }]);
    expect(await referral()).toMatchObject({ friends: 1, earned: 500 });
  });

  test('an agent gets rebates instead, with each stake', async () => {
    await register({ affiliateCode: await codeFor('agent10') });
    expect((await referral()).terms).toMatch(/rebate/);
    await gateway.signIn('casey_1', password);
    await call(deposit, { body: { amount: 1_000 } });
    gateway.pass(WEEK);
    await gateway.signIn('casey_1', password);
    const { token, stakes } = await opened(gateway);
    await post(gateway, '/games/round', { bet: stakes.at(-1) }, token);
    await gateway.signIn('agent10');
    const [friend] = await friends();
    expect(friend!.state).toBe('playing');
    expect(friend!.reward).toBeGreaterThan(0);
    expect((await referral()).earned).toBe(friend!.reward);
  });
});

describe('friends of the seeded accounts', () => {
  test('maya7 has four in three states, and the rewards are in the account record of both', async () => {
    await gateway.signIn('maya7');
    const all = await friends();
    expect(all.map(({ state, reward }) => [state, reward])).toEqual([
      ['registered', 0],
      ['playing', 0],
      ['rewarded', 500],
      ['rewarded', 500],
    ]);
    expect(await referral()).toMatchObject({ friends: 4, earned: 1_000 });
    const store = openDatabase(':memory:', true, gateway.now());
    const paid = (id: number | string) =>
      store
        .all<{ at: number }>(
          "SELECT at FROM ledger WHERE member_id = ? AND kind = 'reward' AND amount = 50000",
          id,
        )
        .map(({ at }) => at);
    const { id: own } = await call(getMember, {});
    for (const { id, at, state } of all) {
      const rewards = paid(id);
      expect(rewards).toHaveLength(state === 'rewarded' ? 1 : 0);
      for (const reward of rewards) {
        expect(reward).toBeGreaterThanOrEqual(at + WEEK);
        expect(paid(own)).toContain(reward);
      }
      // A friend with a round after a week has the reward.
      const later = store.one('SELECT 1 FROM rounds WHERE member_id = ? AND at >= ?', id, at + WEEK);
      expect(later !== undefined).toBe(state === 'rewarded');
    }
  });

  test('newbie has none', async () => {
    await gateway.signIn('newbie');
    expect(await friends()).toEqual([]);
    expect(await referral()).toMatchObject({ friends: 0, earned: 0 });
  });
});

test.each([
  ['trial4', 'account.not.real'],
  ['guest40', 'account.not.real'],
  ['noor2', undefined],
  ['agent10', undefined],
])('answers %s with %s', async (name, code) => {
  await gateway.signIn(name);
  expect(await codeOf(referral())).toBe(code);
  expect(await codeOf(friends())).toBe(code);
});
