import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdPreviews, sectionGames } from '../../../src/features/home/previews.ts';
import { vendorsBeside, vendorsOnSection } from '../../../src/features/home/section-vendors.ts';
import { type Catalogue, catalogue } from '../../../src/games/catalogue.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let known: Catalogue;
const leave: (() => void)[] = [];

beforeEach(async () => {
  here = await testEnvironment();
  const $catalogue = catalogue(scope);
  leave.push($catalogue.listen(() => {}));
  known = await vi.waitUntil(() => {
    const now = $catalogue.get();
    return now.state === 'ready' && now.value;
  });
});

afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  here.close();
});

const category = (code: string) => known.categories.find((one) => one.code === code)!;
const asked = () =>
  here.sentTo(getGames).map(({ query }) => `${query.get('gameType')} ${query.get('vassalage')}`);

test('HM-6 4 RNG, 2 LIVE and 1 FISH vendors are looked into, 400 ms apart, 9 games each', async () => {
  for (const code of ['RNG', 'LIVE', 'FISH']) leave.push(holdPreviews(scope, category(code)));
  await vi.waitUntil(() => here.sentTo(getGames).length === 7, { timeout: 5_000 });
  const sent = here.sentTo(getGames);
  expect(sent.every(({ query }) => query.get('pageSize') === '9' && query.get('pageNo') === '1')).toBe(true);
  const gaps = sent.slice(1).map(({ at }, index) => at - sent[index]!.at);
  // The moment a request is seen trails the moment it was sent by a few milliseconds.
  for (const gap of gaps) expect(gap).toBeGreaterThan(200);
  expect(sent[6]!.at - sent[0]!.at).toBeGreaterThan(6 * 400 - 200);
  const count = (code: string) => asked().filter((one) => one.startsWith(code)).length;
  expect([count('RNG'), count('LIVE'), count('FISH')]).toEqual([4, 2, 1]);
  // What each section shows on arrival comes before what is only looked into.
  expect(asked().slice(0, 3).sort()).toEqual(['FISH NIMBUS', 'LIVE ASTER', 'RNG ASTER']);
});

test('HM-6 a block that is left before its turn asks for nothing more', async () => {
  const stop = holdPreviews(scope, category('RNG'));
  await vi.waitUntil(() => here.sentTo(getGames).length === 1);
  stop();
  // Nobody reads them a second later: those still waiting are taken out of the queue.
  await new Promise((resolve) => setTimeout(resolve, 2_600));
  expect(here.sentTo(getGames).length).toBeLessThan(4);
});

test('HM-5 a picked vendor is read in full from page 1; its preview stands in until then', async () => {
  leave.push(holdPreviews(scope, category('LIVE')));
  await vi.waitUntil(() => here.sentTo(getGames).length === 2, { timeout: 3_000 });
  here.gateway.faults!.set({ endpoint: 'getGames', latency: 300 });
  const [, second] = category('LIVE').vendors;
  const { $shown } = sectionGames(scope, category('LIVE'), second!.vassalage, true);
  leave.push($shown.listen(() => {}));
  await vi.waitUntil(() => $shown.get().state === 'ready');
  await vi.waitUntil(() => here.sentTo(getGames).length === 3);
  const { query } = here.sentTo(getGames)[2]!;
  expect([query.get('vassalage'), query.get('pageNo'), query.get('pageSize')]).toEqual(['VESPER', '1', '30']);
  // Lets the answer come, which is not what was shown.
  const early = $shown.get();
  await vi.waitUntil(() => $shown.get() !== early);
});

test('HM-5 RNG shows ten vendors, and the five after them beside it; others show all', () => {
  const codes = category('RNG').vendors.map(({ vassalage }) => vassalage);
  expect(vendorsOnSection(category('RNG')).map(({ vassalage }) => vassalage)).toEqual(codes.slice(0, 10));
  expect(vendorsBeside(category('RNG')).map(({ vassalage }) => vassalage)).toEqual(codes.slice(10, 15));
  expect(vendorsOnSection(category('LIVE'))).toEqual(category('LIVE').vendors);
  expect(vendorsBeside(category('LIVE'))).toEqual([]);
});
