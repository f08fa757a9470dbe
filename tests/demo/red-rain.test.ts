import { beforeEach, describe, expect, test } from 'vitest';
import { getTransactions } from '../../src/gateway/endpoints/records.ts';
import { getRedRain, openRedEnvelope } from '../../src/gateway/endpoints/red-rain.ts';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { deposit } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { codeOf, NOON, openGateway, type TestGateway } from './harness.ts';

const MINUTE = 60_000;
/** A rain begins at noon and every 20 minutes, and lasts five. */
const AT_NOON = `rain-${NOON / (20 * MINUTE)}`;
let gateway: TestGateway;
/** The contents of the next envelopes: numbers in [0, 1). */
let luck: number;

beforeEach(async () => {
  luck = 0.9;
  gateway = openGateway({ random: () => luck });
  await gateway.signIn('maya7');
});

const read = () => call(getRedRain, { query: { merchantCode: 'foyer', language: 'EN' } });
const open = (envelope: number, rainId = AT_NOON) => call(openRedEnvelope, { body: { rainId, envelope } });
const balance = async () => (await call(getWallet, {})).sumBalance;
const rainAt = async (id: string) => (await read()).rains.find((rain) => rain.id === id)!;

describe('the rain at the gateway', { tags: ['WL-8'] }, () => {
  test('lists the last, the current or next, and the following rain', async () => {
    const { serverTime, rains, terms, day } = await read();
    expect(serverTime).toBe(NOON);
    expect(rains.map(({ startTime, endTime }) => [startTime - NOON, endTime - NOON])).toEqual([
      [-20 * MINUTE, -15 * MINUTE],
      [0, 5 * MINUTE],
      [20 * MINUTE, 25 * MINUTE],
    ]);
    expect(rains[1]).toMatchObject({ id: AT_NOON, chances: 3, opened: [], spent: false });
    expect(day).toEqual({ limit: 500, won: 0 });
    expect(terms).toHaveLength(3);
  });

  test('falls from its start to its end only', async () => {
    const next = (await read()).rains[2]!.id;
    expect(await codeOf(open(1, next))).toBe('rain.over');
    gateway.pass(5 * MINUTE - 1);
    expect(await codeOf(open(1))).toBeUndefined();
    gateway.pass(1);
    expect(await codeOf(open(2))).toBe('rain.over');
    gateway.pass(15 * MINUTE - 1);
    expect(await codeOf(open(1, next))).toBe('rain.over');
    gateway.pass(1);
    expect(await codeOf(open(1, next))).toBeUndefined();
    expect(await codeOf(open(1, 'rain-99999999'))).toBe('not.found');
    expect(await codeOf(open(1, 'nothing'))).toBe('not.found');
  });

  test('pays an envelope and records it', async () => {
    const before = await balance();
    expect(await open(2)).toEqual({ envelope: 2, amount: 18.88, at: NOON, sumBalance: before + 18.88 });
    expect((await rainAt(AT_NOON)).opened).toEqual([{ envelope: 2, amount: 18.88, at: NOON }]);
    expect((await read()).day.won).toBe(18.88);
    const query = { startTime: NOON, endTime: NOON, pageNo: 1, pageSize: 5, kind: 'redEnvelope' };
    expect((await call(getTransactions, { query })).list).toMatchObject([{ amount: 18.88 }]);
  });

  test('pays an envelope once and repeats its result', async () => {
    const before = await balance();
    await open(1);
    luck = 0.99;
    expect(await open(1)).toMatchObject({ amount: 18.88, sumBalance: before + 18.88 });
    // After the rain too, because a response may be lost.
    gateway.pass(6 * MINUTE);
    expect(await open(1)).toMatchObject({ amount: 18.88, sumBalance: before + 18.88 });
  });

  test('simultaneous calls open each envelope once', async () => {
    const before = await balance();
    const amounts = (await Promise.all([1, 1, 1, 2, 2, 3].map((one) => open(one)))).map(
      ({ amount }) => amount,
    );
    expect(amounts).toEqual(Array(6).fill(18.88));
    expect(await balance()).toBeCloseTo(before + 3 * 18.88, 2);
  });

  test('an empty envelope counts as opened', async () => {
    luck = 0;
    const before = await balance();
    expect(await open(1)).toMatchObject({ amount: 0, sumBalance: before });
    expect((await rainAt(AT_NOON)).opened).toHaveLength(1);
  });

  test('has three envelopes, one more per deposit of the day, at most eight', async () => {
    expect(await codeOf(open(4))).toBe('rain.no.chance');
    await call(deposit, { body: { amount: 1 } });
    expect((await rainAt(AT_NOON)).chances).toBe(4);
    expect(await codeOf(open(4))).toBeUndefined();
    for (let more = 0; more < 6; more++) await call(deposit, { body: { amount: 1 } });
    expect((await rainAt(AT_NOON)).chances).toBe(8);
    expect(await codeOf(open(9))).toBe('rain.no.chance');
  });

  test('a member wins up to the limit of the day, to the cent, and again on the next day', async () => {
    luck = 0.999;
    for (let more = 0; more < 5; more++) await call(deposit, { body: { amount: 1 } });
    const won = [];
    for (let envelope = 1; envelope <= 6; envelope++) won.push((await open(envelope)).amount);
    expect(won).toEqual([88.88, 88.88, 88.88, 88.88, 88.88, 55.6]);
    expect((await read()).day).toEqual({ limit: 500, won: 500 });
    expect(await codeOf(open(7))).toBe('rain.limit');
    gateway.pass(24 * 60 * MINUTE);
    await gateway.signIn('maya7');
    expect((await read()).day.won).toBe(0);
    const today = (await read()).rains[1]!.id;
    expect((await open(1, today)).amount).toBe(88.88);
  });

  test('stays within its budget and refuses later envelopes', async () => {
    luck = 0.999;
    let given = 0;
    const names = ['maya7', 'ravi1', 'noor2', 'newbie', 'agent10'];
    for (const name of names) {
      await gateway.signIn(name);
      const real = name !== 'agent10';
      for (let more = 0; real && more < 5; more++) await call(deposit, { body: { amount: 1 } });
      const { chances } = await rainAt(AT_NOON);
      for (let envelope = 1; envelope <= chances; envelope++) {
        try {
          given += Math.round((await open(envelope)).amount * 100);
        } catch {}
      }
    }
    // Three envelopes spend most of the budget, the fourth gets the rest.
    expect(given).toBe(1_900_00);
    expect(await codeOf(open(1))).toBe('rain.spent');
    expect((await rainAt(AT_NOON)).spent).toBe(true);
  });

  test('counts envelopes per member', async () => {
    await open(1);
    await gateway.signIn('ravi1');
    expect((await rainAt(AT_NOON)).opened).toEqual([]);
    expect((await read()).day.won).toBe(0);
    expect((await open(1)).amount).toBe(18.88);
  });

  test.each([
    ['trial4', 'account.not.real'],
    ['guest40', 'account.not.real'],
    ['ravi1', undefined],
    ['agent10', undefined],
    ['staff41', undefined],
  ])('answers %s with %s', async (name, code) => {
    await gateway.signIn(name);
    expect(await codeOf(read())).toBe(code);
    expect(await codeOf(open(1))).toBe(code);
  });
});
