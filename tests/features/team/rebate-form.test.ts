// @module-tag WL-10
import { beforeEach, expect, test } from 'vitest';
import { createRebateForm, type RebateForm } from '../../../src/features/team/rebate-form.ts';
import { groupByCategory, rateKey, rebatesOf } from '../../../src/features/team/rebates.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { getRebates, type RebateRate, setRebates } from '../../../src/gateway/endpoints/rebates.ts';
import { searchTeam } from '../../../src/gateway/endpoints/team.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { switchLanguage } from '../../../src/i18n/language.ts';
import { closeAfter } from '../../support/close-after.ts';
import { settled } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();
let form: RebateForm;
let memberId: string;

beforeEach(async () => {
  await here.signIn('agent10');
  const found = await call(searchTeam, { query: { name: 'okeke_ng', pageNo: 1, pageSize: 1 } });
  memberId = found.list[0]!.id;
  form = createRebateForm(memberId);
  closeAfter(rebatesOf(memberId).listen(() => {}));
  await settled(() => expect(rebatesOf(memberId).get().state).toBe('ready'));
});

const rates = (): readonly RebateRate[] => {
  const rebates = rebatesOf(memberId).get();
  return rebates.state === 'ready' ? rebates.value.list : [];
};
const rate = (vendor = 'ASTER') => rates().find((one) => one.gameType === 'RNG' && one.vendor === vendor)!;
const type = (one: RebateRate, text: string) => form.form.change(rateKey(one), text);
const typed = (one = rate()) => form.form.$values.get()[rateKey(one)];
/** Returns the errors of all fields. */
const errors = () => Object.values(form.form.$errors.get()).flat();
const sent = () => here.sentTo(setRebates).length;
const stored = async () => {
  const { list } = await call(getRebates, { query: { memberId } });
  return list.find((one) => one.gameType === 'RNG' && one.vendor === 'ASTER')!.rate;
};

test('counts and sends changed rates, not those typed back', async () => {
  const { rate: before, most } = rate();
  type(rate('NIMBUS'), String(rate('NIMBUS').rate));
  expect(form.$changes.get()).toBe(0);
  type(rate(), String(most));
  expect(form.$changes.get()).toBe(1);
  expect(most).not.toBe(before);
  expect(form.save()).toBeUndefined();
  await settled(() => expect(form.$saved.get()).toBe(true));
  expect(await stored()).toBe(most);
  expect(rate().rate).toBe(most);
  expect([form.$changes.get(), typed()]).toEqual([0, String(most)]);
});

test('shows a rate out of bounds on blur and sends nothing', async () => {
  type(rate(), '0.01');
  expect(errors()).toEqual([]);
  form.form.blur(rateKey(rate()));
  expect(errors()).toEqual(['team.rateBounds']);
  type(rate(), 'much');
  expect(errors()).toEqual(['team.rateForm']);
  expect(form.save()).toEqual(rate());
  expect(sent()).toBe(0);
  form.reset();
  expect([errors(), form.$changes.get()]).toEqual([[], 0]);
});

test('shows an emptied rate on blur, not an untouched one', () => {
  type(rate(), '');
  form.form.blur(rateKey(rate()));
  form.form.blur(rateKey(rate('NIMBUS')));
  expect(errors()).toEqual(['team.rateForm']);
});

test('a language change formats the rates again and keeps the input', async () => {
  const leave = form.form.$values.listen(() => {});
  mutate(rebatesOf(memberId), (value) => ({
    ...value,
    list: value.list.map((one) => (one.vendor === 'NIMBUS' ? { ...one, rate: 0.5 } : one)),
  }));
  type(rate(), '0.4');
  await switchLanguage('ES');
  expect([typed(), typed(rate('NIMBUS'))]).toEqual(['0.4', '0,5']);
  expect(form.$changes.get()).toBe(rate().rate === 0.4 ? 0 : 1);
  leave();
});

test('a rate with more decimals than the field allows does not count as a change', () => {
  mutate(rebatesOf(memberId), (value) => ({
    ...value,
    list: value.list.map((one) => (one.vendor === 'NIMBUS' ? { ...one, rate: 0.12345 } : one)),
  }));
  expect(form.save()).toBeUndefined();
  expect([form.$changes.get(), sent()]).toEqual([0, 0]);
});

test('orders categories like the product, unknown ones last', () => {
  const of = (gameType: string, rate: number) => ({ ...rates()[0]!, gameType, rate });
  const groups = groupByCategory(
    [of('NEW', 1), of('RNG', 0.3), of('LIVE', 0.2), of('RNG', 0.1)],
    ['RNG', 'LIVE'],
  );
  expect(groups.map(({ gameType, lowest, highest }) => [gameType, lowest, highest])).toEqual([
    ['RNG', 0.1, 0.3],
    ['LIVE', 0.2, 0.2],
    ['NEW', 1, 1],
  ]);
});

test('one rate for a category is limited by each vendor', () => {
  const slots = groupByCategory(rates(), ['RNG'])[0]!.rates;
  form.changeAll(slots, 99);
  for (const one of slots) expect(typed(one)).toBe(String(one.most));
  form.changeAll(slots, 0);
  for (const one of slots) expect(typed(one)).toBe(String(one.least));
});

test('refuses a rate after its bounds changed and applies the new ones', async () => {
  const { most } = rate();
  // The agent above has lowered the rates.
  mutate(rebatesOf(memberId), (value) => ({
    ...value,
    list: value.list.map((one) => (one === rate() ? { ...one, most: most + 1 } : one)),
  }));
  type(rate(), String(most + 0.5));
  expect(form.save()).toBeUndefined();
  await settled(() => expect(form.$sending.get().state).toBe('failed'));
  expect(form.$sending.get()).toMatchObject({ error: { code: 'rebate.range' } });
  expect(rate().most).toBe(most);
  expect(errors()).toEqual(['team.rateBounds']);
  expect(form.$saved.get()).toBe(false);
});

test('refetches after a lost response and shows no unconfirmed result', async () => {
  here.gateway.faults!.set({ endpoint: 'setRebates', malformed: 'truncated', times: 1 });
  const { most } = rate();
  type(rate(), String(most));
  form.save();
  await settled(() => expect(form.$sending.get().state).toBe('failed'));
  expect(sent()).toBe(1);
  expect(rate().rate).toBe(await stored());
});
