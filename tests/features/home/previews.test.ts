import { afterEach, beforeEach, expect, test } from 'vitest';
import { prefetchPreviews, sectionGames } from '../../../src/features/home/previews.ts';
import { vendorsOnSection, vendorsOnStrip } from '../../../src/features/home/section-vendors.ts';
import { catalogue } from '../../../src/games/catalogue.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import type { Catalogue } from '../../../src/gateway/endpoints/shared/catalogue.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { until } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let known: Catalogue;
const leave: (() => void)[] = [];

beforeEach(async () => {
  stopClock();
  here = await testEnvironment();
  const $catalogue = catalogue(scope);
  leave.push($catalogue.listen(() => {}));
  known = await until(() => {
    const now = $catalogue.get();
    return now.state === 'ready' && now.value;
  });
});

afterEach(async () => {
  for (const stop of leave.splice(0)) stop();
  // All tests share the queue of previews, so it must be empty.
  await pass(10_000);
});

const category = (code: string) => known.categories.find((one) => one.code === code)!;
const requests = () =>
  here.sentTo(getGames).map(({ query }) => `${query.get('gameType')} ${query.get('vassalage')}`);

test('prefetches 4 RNG, 2 LIVE and 1 FISH vendors, 400 ms apart, 9 games each', {
  tags: ['HM-6'],
}, async () => {
  for (const code of ['RNG', 'LIVE', 'FISH']) leave.push(prefetchPreviews(scope, category(code)));
  await settle();
  for (let times = 1; times <= 7; times++) {
    expect(here.sentTo(getGames)).toHaveLength(times);
    await pass(399);
    expect(here.sentTo(getGames)).toHaveLength(times);
    await pass(1);
    await settle();
  }
  const sent = here.sentTo(getGames);
  expect(sent).toHaveLength(7);
  expect(sent.every(({ query }) => query.get('pageSize') === '9' && query.get('pageNo') === '1')).toBe(true);
  const count = (code: string) => requests().filter((one) => one.startsWith(code)).length;
  expect([count('RNG'), count('LIVE'), count('FISH')]).toEqual([4, 2, 1]);
  // Visible sections load before the other previews.
  expect(requests().slice(0, 3).sort()).toEqual(['FISH NIMBUS', 'LIVE ASTER', 'RNG ASTER']);
});

test('a block that leaves the view cancels its queued previews', { tags: ['HM-6'] }, async () => {
  const stop = prefetchPreviews(scope, category('RNG'));
  await until(() => here.sentTo(getGames).length === 1);
  stop();
  // Unused previews are removed from the queue after a second.
  await pass(10_000);
  await settle();
  expect(here.sentTo(getGames)).toHaveLength(3);
});

test('a chosen vendor loads in full from page 1 and shows its preview until then', {
  tags: ['HM-5'],
}, async () => {
  leave.push(prefetchPreviews(scope, category('LIVE')));
  await pass(400);
  await until(() => here.sentTo(getGames).length === 2);
  const answer = here.gateway.faults!.hold('getGames');
  const [, second] = category('LIVE').vendors;
  const { $shown } = sectionGames(scope, category('LIVE'), second!.vassalage, true);
  leave.push($shown.listen(() => {}));
  await until(() => $shown.get().state === 'ready');
  expect(here.sentTo(getGames)).toHaveLength(3);
  const { query } = here.sentTo(getGames)[2]!;
  expect([query.get('vassalage'), query.get('pageNo'), query.get('pageSize')]).toEqual(['VESPER', '1', '30']);
  // Lets the response arrive before the next read.
  const early = $shown.get();
  answer.release();
  await until(() => $shown.get() !== early);
});

test('RNG shows ten vendors and five more in the strip; others show all', { tags: ['HM-5'] }, () => {
  const codes = category('RNG').vendors.map(({ vassalage }) => vassalage);
  expect(vendorsOnSection(category('RNG')).map(({ vassalage }) => vassalage)).toEqual(codes.slice(0, 10));
  expect(vendorsOnStrip(category('RNG')).map(({ vassalage }) => vassalage)).toEqual(codes.slice(10, 15));
  expect(vendorsOnSection(category('LIVE'))).toEqual(category('LIVE').vendors);
  expect(vendorsOnStrip(category('LIVE'))).toEqual([]);
});
