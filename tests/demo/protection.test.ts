import { beforeEach, describe, expect, test } from 'vitest';
import { seedGames } from '../../demo/fixtures/catalogue/games.ts';
import { lotteries } from '../../demo/fixtures/catalogue/lotteries.ts';
import { resultOf } from '../../demo/gateway/lottery/results.ts';
import { prizesOf, saleAt } from '../../demo/gateway/play/draws.ts';
import { startIdentityCheck } from '../../src/gateway/endpoints/identity.ts';
import { cancelPayment, getPayments, getWithdrawalMethods } from '../../src/gateway/endpoints/payments.ts';
import {
  answerRealityCheck,
  confirmLimit,
  getPlaySession,
  getProtection,
  getProtectionHistory,
  setLimit,
  setRealityCheck,
  startBreak,
} from '../../src/gateway/endpoints/protection.ts';
import { getWallet, login } from '../../src/gateway/endpoints/session.ts';
import { deposit, withdraw } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import type { GatewayError } from '../../src/gateway/http/errors.ts';
import { rulesOf } from '../../src/gateway/protection/packs.ts';
import type { LimitKind, LimitPeriod } from '../../src/gateway/protection/rules.ts';
import { launched, opened, post } from './games.ts';
import { codeOf, credentials, NOON, openGateway, type TestGateway } from './harness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let gateway: TestGateway;
const start = async (protection: unknown = {}) => {
  gateway = openGateway({ protection, random: () => 0.5 });
  await gateway.signIn('maya7');
};
beforeEach(() => start());

const limit = (kind: LimitKind, period: LimitPeriod, value: number | null) =>
  call(setLimit, { body: { kind, period, value } });
const confirm = (kind: LimitKind, period: LimitPeriod, accepted = true) =>
  call(confirmLimit, { body: { kind, period, accepted } });
const stateOf = async (kind: LimitKind, period: LimitPeriod) =>
  (await call(getProtection, {})).limits.find((one) => one.kind === kind && one.period === period)!;
const pay = (amount: number, more: object = {}) => call(deposit, { body: { amount, ...more } });
const refusalOf = (work: Promise<unknown>): Promise<GatewayError> =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => error as GatewayError,
  );
const rest = (kind: 'timeOut' | 'exclusion' | 'panic', hours: number | null) =>
  call(startBreak, { body: { kind, hours } });

const playRound = (play: { token: string }, bet: number) =>
  post(gateway, '/games/round', { bet }, play.token);

describe('a deposit limit', () => {
  test('refuses a deposit above it with what is left, and accepts what is left', async () => {
    await limit('deposit', 'day', 100);
    await pay(60.5);
    const refused = await refusalOf(pay(39.51));
    expect(refused.code).toBe('limit.deposit');
    expect(refused.value).toEqual({ kind: 'deposit', period: 'day', left: 39.5 });
    await pay(39.5);
    expect(await stateOf('deposit', 'day')).toMatchObject({ value: 100, used: 100, left: 0 });
  });

  test('is a gross one: a withdrawal gives nothing back', async () => {
    await limit('deposit', 'day', 100);
    await pay(100);
    await call(withdraw, { body: { amount: 50 } });
    expect(await codeOf(pay(0.01))).toBe('limit.deposit');
  });

  test('gives a deposit back exactly when its period is over', async () => {
    await limit('deposit', 'day', 100);
    await pay(100);
    gateway.pass(DAY - 1);
    await gateway.signIn('maya7');
    expect((await stateOf('deposit', 'day')).left).toBe(0);
    gateway.pass(1);
    expect((await stateOf('deposit', 'day')).left).toBe(100);
  });

  test('applies with others: the least counts, and the refusal names it', async () => {
    await limit('deposit', 'month', 1_000_000);
    await limit('deposit', 'day', 20);
    expect((await refusalOf(pay(600))).value).toEqual({ kind: 'deposit', period: 'day', left: 20 });
  });

  test('of zero refuses every deposit, and a repeated request is answered as before', async () => {
    const requestId = 'request-0000-0000-1';
    const first = await pay(10, { requestId });
    await limit('deposit', 'day', 0);
    expect(await codeOf(pay(0.01))).toBe('limit.deposit');
    expect((await pay(10, { requestId })).orderId).toBe(first.orderId);
  });

  test('refuses fractions of a cent, of a minute and negative values', async () => {
    expect(await codeOf(limit('deposit', 'day', 10.005))).toBe('request.invalid');
    expect(await codeOf(limit('time', 'day', 10.5))).toBe('request.invalid');
    expect(await codeOf(limit('deposit', 'day', -1))).toBe('request.invalid');
    expect(await codeOf(limit('deposit', 'day', 1e9))).toBe('request.invalid');
  });
});

describe('a looser limit', () => {
  test('applies only after the delay and a confirmation then', async () => {
    await limit('deposit', 'day', 100);
    const { limits } = await limit('deposit', 'day', 200);
    const from = NOON + DAY;
    expect(limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')).toMatchObject({
      value: 100,
      pending: { value: 200, from },
    });
    gateway.pass(DAY - 1);
    await gateway.signIn('maya7');
    const early = await refusalOf(confirm('deposit', 'day'));
    expect([early.code, early.value]).toEqual(['limit.waiting', { from }]);
    gateway.pass(1);
    expect(await codeOf(pay(150))).toBe('limit.deposit');
    await confirm('deposit', 'day');
    await pay(150);
    expect(await codeOf(confirm('deposit', 'day'))).toBe('not.found');
  });

  test('requested twice waits from the first time, and is logged once', async () => {
    await limit('loss', 'week', 10);
    await limit('loss', 'week', null);
    gateway.pass(HOUR);
    await limit('loss', 'week', null);
    expect((await stateOf('loss', 'week')).pending?.from).toBe(NOON + DAY);
    const { list } = await call(getProtectionHistory, { query: { pageNo: 1, pageSize: 20 } });
    expect(list.map(({ event, detail, period, value }) => [event, detail, period, value])).toEqual([
      ['requested', 'loss', 'week', null],
      ['set', 'loss', 'week', 10],
    ]);
  });

  test('is withdrawn by its refusal and by a tighter value', async () => {
    await limit('stake', 'day', 10);
    await limit('stake', 'day', 20);
    await confirm('stake', 'day', false);
    expect((await stateOf('stake', 'day')).pending).toBeNull();
    await limit('stake', 'day', 20);
    await limit('stake', 'day', 5);
    expect(await stateOf('stake', 'day')).toMatchObject({ value: 5, pending: null });
  });

  test('waits as long as the operator says in Germany, and is not moved by a clock set back', async () => {
    await start({ pack: 'germany', tighten: { loosenHours: 200 } });
    await limit('deposit', 'month', 100);
    await limit('deposit', 'month', 101);
    gateway.pass(-HOUR);
    expect((await stateOf('deposit', 'month')).pending?.from).toBe(NOON + 200 * HOUR);
    gateway.pass(201 * HOUR - 1);
    await gateway.signIn('maya7');
    expect(await codeOf(confirm('deposit', 'month'))).toBe('limit.waiting');
    gateway.pass(1);
    await confirm('deposit', 'month');
  });
});

describe('limits of play', () => {
  test('refuse a stake that would exceed the stake or loss limit, before it is taken', async () => {
    const play = await opened(gateway);
    const before = (await call(getWallet, {})).sumBalance;
    await limit('stake', 'day', 0.5);
    const bet = 50;
    await playRound(play, bet);
    const after = (await call(getWallet, {})).sumBalance;
    const refused = await playRound(play, bet);
    expect(refused).toMatchObject({
      errorCode: 'limit.play',
      value: { kind: 'stake', period: 'day', left: 0 },
    });
    expect((await call(getWallet, {})).sumBalance).toBe(after);
    expect(before).not.toBeNaN();
  });

  test('count time by pauses between rounds of up to five minutes, and refuse another round', async () => {
    const play = await opened(gateway);
    await playRound(play, 50);
    const { used } = await stateOf('time', 'day');
    await limit('time', 'day', used + 7);
    gateway.pass(4 * MINUTE);
    await playRound(play, 50);
    gateway.pass(30 * MINUTE);
    expect(await stateOf('time', 'day')).toMatchObject({ used: used + 4, left: 3 });
    await playRound(play, 50);
    expect((await stateOf('time', 'day')).left).toBe(0);
    expect(await playRound(play, 50)).toMatchObject({
      errorCode: 'limit.play',
      value: { kind: 'time', period: 'day', left: 0 },
    });
    expect(await codeOf(launched())).toBe('limit.play');
  });

  test('the session shows time and net position since the sign-in', async () => {
    const play = await opened(gateway);
    gateway.pass(2 * MINUTE);
    const { value } = await playRound(play, 50);
    const session = await call(getPlaySession, {});
    expect(session).toMatchObject({ startedAt: NOON, now: NOON + 2 * MINUTE, staked: 0.5, shown: true });
    expect(session.net).toBeCloseTo((value.win - 50) / 100);
    expect(session.realityCheckAt).toBe(NOON + HOUR);
    gateway.pass(HOUR);
    const answered = await call(answerRealityCheck, { body: { answer: 'continue' } });
    expect(answered.realityCheckAt).toBe(gateway.now() + HOUR);
  });
});

test('a player’s own interval of reality checks applies at once, and none longer than the pack’s', async () => {
  await call(setRealityCheck, { body: { minutes: 10 } });
  await call(setRealityCheck, { body: { minutes: 10 } });
  expect((await call(getPlaySession, {})).realityCheckAt).toBe(NOON + 10 * MINUTE);
  expect(await call(getProtection, {})).toMatchObject({ realityCheckMinutes: 10 });
  expect(await codeOf(call(setRealityCheck, { body: { minutes: 61 } }))).toBe('request.invalid');
  expect(await codeOf(call(setRealityCheck, { body: { minutes: 0 } }))).toBe('request.invalid');
  const { list } = await call(getProtectionHistory, { query: { pageNo: 1, pageSize: 20 } });
  expect(list.map(({ event, value }) => [event, value])).toEqual([['interval', 10]]);
});

describe('a break', () => {
  test.each([
    ['timeOut', 24],
    ['exclusion', 182 * 24],
  ] as const)('%s ends all sessions, and sign-in says until when and who helps', async (kind, hours) => {
    const until = NOON + hours * HOUR;
    expect(await rest(kind, hours)).toMatchObject({ kind, until });
    expect(await codeOf(call(getWallet, {}))).toBe('account.excluded');
    gateway.pass(hours * HOUR - 1);
    gateway.useToken(undefined);
    const refused = await refusalOf(call(login, { body: credentials('maya7') }));
    expect(refused.code).toBe('account.excluded');
    expect(refused.value).toEqual({
      kind,
      until,
      help: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }],
    });
    gateway.pass(1);
    await gateway.signIn('maya7');
  });

  test('does not disclose itself to a wrong password', async () => {
    await rest('timeOut', 24);
    expect(await codeOf(call(login, { body: credentials('maya7', 'wrong-1234') }))).toBe('login.wrong');
  });

  test('without an end never ends, and an unknown length is refused', async () => {
    expect(await codeOf(rest('timeOut', 5))).toBe('protection.break.unknown');
    expect(await codeOf(rest('panic', 24))).toBe('protection.break.unknown');
    expect((await rest('exclusion', null)).until).toBeNull();
    gateway.pass(20 * 365 * DAY);
    expect(await codeOf(call(login, { body: credentials('maya7') }))).toBe('account.excluded');
  });

  test('by the panic button lasts a day in Germany', async () => {
    await start({ pack: 'germany' });
    expect(await rest('panic', 24)).toMatchObject({ kind: 'panic', until: NOON + DAY });
  });

  test('refuses the next round of an open game, and keeps what the last one paid', async () => {
    const play = await opened(gateway);
    await playRound(play, 50);
    const balance = (await call(getWallet, {})).sumBalance;
    await rest('timeOut', 24);
    expect(await playRound(play, 50)).toMatchObject({ errorCode: 'account.excluded' });
    gateway.pass(DAY);
    await gateway.signIn('maya7');
    expect((await call(getWallet, {})).sumBalance).toBe(balance);
  });
});

test('a ticket that was bought before an exclusion is paid during it, and no other can be bought', async () => {
  const lottery = lotteries.find(({ numbers, period }) => numbers.kind === 'digits' && period <= 3_600)!;
  const game = seedGames().find(({ name }) => name === lottery.name)!;
  const draw = saleAt(lottery, gateway.now());
  const play = await opened(gateway, game.id);
  const [bet] = play.stakes;
  const choice = { numbers: resultOf(lottery, draw).numbers };
  const buy = () => post(gateway, '/games/round', { bet, choice }, play.token);
  expect(await buy()).toMatchObject({ success: true });
  const before = (await call(getWallet, {})).sumBalance;
  await rest('timeOut', 24);
  expect(await buy()).toMatchObject({ errorCode: 'account.excluded' });
  gateway.pass(DAY);
  await gateway.signIn('maya7');
  await post(gateway, '/games/draw', {}, (await opened(gateway, game.id)).token);
  const { times } = prizesOf(lottery).at(-1)!;
  expect((await call(getWallet, {})).sumBalance).toBeCloseTo(before + (bet * times) / 100);
});

test.each(['stake', 'loss', 'time'] as const)(
  'a %s limit of zero refuses the launch and the next round',
  async (kind) => {
    const play = await opened(gateway);
    await limit(kind, 'month', 0);
    expect(await playRound(play, 50)).toMatchObject({ errorCode: 'limit.play', value: { kind, left: 0 } });
    expect(await codeOf(launched())).toBe('limit.play');
  },
);

test('a second tab with an old value loosens nothing, and its confirmation does not count twice', async () => {
  await limit('deposit', 'day', 100);
  await limit('deposit', 'day', 50);
  // The second tab still shows 100: 80 is tighter there, and looser here.
  await limit('deposit', 'day', 80);
  expect(await stateOf('deposit', 'day')).toMatchObject({ value: 50, pending: { value: 80 } });
  gateway.pass(DAY);
  await gateway.signIn('maya7');
  await confirm('deposit', 'day');
  expect(await codeOf(confirm('deposit', 'day'))).toBe('not.found');
  expect(await codeOf(confirm('deposit', 'day', false))).toBe('not.found');
  expect(await stateOf('deposit', 'day')).toMatchObject({ value: 80, pending: null });
});

/** Has the identity checked by the provider, which the pack demands before a withdrawal. */
async function verifyIdentity(): Promise<void> {
  const backUrl = 'http://localhost/m/identity';
  const { url } = await call(startIdentityCheck, { body: { language: 'EN', backUrl } });
  const ticket = new URL(url).searchParams.get('ticket');
  expect(await post(gateway, '/demo/provider/answer', { ticket, verified: true })).toEqual({ backUrl });
}

test('a withdrawal cannot be cancelled where the pack forbids it', async () => {
  const waiting = async () => {
    const { accounts } = await call(getWithdrawalMethods, { query: { language: 'EN' } });
    const account = accounts.find(({ method }) => method === 'bank')!.id;
    const { orderId } = await call(withdraw, { body: { amount: 500, method: 'bank', account } });
    const query = { kind: 'withdraw', state: 'open', language: 'EN', pageNo: 1, pageSize: 20 } as const;
    const payment = (await call(getPayments, { query })).list.find(({ id }) => id === orderId);
    return { orderId, cancellable: payment?.cancellable };
  };
  expect((await waiting()).cancellable).toBe(true);
  await start({ pack: 'uk' });
  await verifyIdentity();
  const { orderId, cancellable } = await waiting();
  expect(cancellable).toBe(false);
  expect(await codeOf(call(cancelPayment, { body: { orderId } }))).toBe('payment.settled');
});

test('accounts with play money have no limits', async () => {
  await gateway.signIn('trial4');
  expect(await codeOf(call(getProtection, {}))).toBe('account.not.real');
});

test('the gateway does not start with an unknown pack or a looser value', () => {
  expect(() => openGateway({ protection: { pack: 'atlantis' } })).toThrow('protection.pack');
  expect(() => openGateway({ protection: { pack: 'uk', tighten: { age: 16 } } })).toThrow('is looser');
  expect(rulesOf('uk').age).toBe(18);
});
