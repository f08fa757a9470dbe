import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { namedCountries, searchCountries } from '../../../src/features/account/countries.ts';
import { $dialling, likelyCountry } from '../../../src/features/account/dialling.ts';
import {
  checkedNumber,
  mobileMessages,
  suggestDialling,
} from '../../../src/features/account/mobile-number.ts';
import { invalidate } from '../../../src/gateway/resource.ts';
import { createForm } from '../../../src/ui/form-state.ts';
import { messagesFor } from '../../../src/validation/messages-for.ts';
import { until } from '../../support/patient.ts';
import { said } from '../../support/said.ts';

const some = [
  { code: 'DE', dialling: '49' },
  { code: 'IN', dialling: '91' },
  { code: 'US', dialling: '1' },
  { code: 'ID', dialling: '62' },
  { code: 'AX', dialling: '358' },
  { code: 'CI', dialling: '225' },
];
const codes = (countries: readonly { code: string }[]) => countries.map(({ code }) => code);
const english = namedCountries(some, ['en']);

describe('LG-5 countries', () => {
  test('stand by their names in the language, in its order', () => {
    expect(english.map(({ name }) => name)).toEqual([
      'Åland Islands',
      'Côte d’Ivoire',
      'Germany',
      'India',
      'Indonesia',
      'United States',
    ]);
    expect(codes(namedCountries(some, ['es']))).toEqual(['DE', 'CI', 'US', 'IN', 'ID', 'AX']);
    expect(namedCountries([{ code: 'DE', dialling: '49' }], ['es'])).toEqual([
      { code: 'DE', dialling: '49', name: 'Alemania' },
    ]);
  });

  test.each<[string, string[]]>([
    ['', ['AX', 'CI', 'DE', 'IN', 'ID', 'US']],
    ['  ', ['AX', 'CI', 'DE', 'IN', 'ID', 'US']],
    ['germ', ['DE']],
    ['GERM', ['DE']],
    ['aland', ['AX']],
    ['cote d ivoire', ['CI']],
    // The two letters before the beginnings of names, those before what stands within.
    ['in', ['IN', 'ID']],
    ['id', ['ID']],
    ['an', ['AX', 'DE']],
    ['states', ['US']],
    ['49', ['DE']],
    ['+49', ['DE']],
    ['9', ['IN']],
    ['2', ['CI']],
    ['nowhere', []],
  ])('%j finds %j', (text, found) => expect(codes(searchCountries(english, text))).toEqual(found));

  test('whose names begin with what was typed stand before those that hold it elsewhere', () => {
    const all = ['GQ', 'GN', 'PG', 'GW'].map((code) => ({ code, dialling: '0' }));
    expect(codes(searchCountries(namedCountries(all, ['en']), 'guinea'))).toEqual(['GN', 'GW', 'GQ', 'PG']);
  });

  test('whose names have more between their words than a space are found', () => {
    const some = namedCountries([{ code: 'BA', dialling: '387' }], ['en']);
    expect(codes(searchCountries(some, 'Bosnia - & Herzegovina'))).toEqual(['BA']);
  });

  test('are found by their English names in any language', () => {
    const spanish = namedCountries(some, ['es']);
    expect(codes(searchCountries(spanish, 'Germany'))).toEqual(['DE']);
    expect(codes(searchCountries(spanish, 'alemania'))).toEqual(['DE']);
    expect(codes(searchCountries(english, 'alemania'))).toEqual([]);
  });

  test.each<[string[], string | undefined]>([
    [['hi-IN'], 'IN'],
    [['hi'], 'IN'],
    [['de-AT', 'en-US'], 'AT'],
    [['not a language', 'ja'], 'JP'],
    [[], undefined],
  ])('browsers that speak %j are likely in %s', (languages, country) =>
    expect(likelyCountry(languages)).toBe(country),
  );
});

describe('LG-5 a mobile number', () => {
  const form = () =>
    createForm<'mobileNum' | 'countryDialingCode'>({ mobileNum: mobile, countryDialingCode: () => [] });
  const mobile = (value: string, { countryDialingCode }: { countryDialingCode: string }) =>
    mobileMessages(value, countryDialingCode);
  let leave = () => {};

  beforeEach(async () => {
    leave = $dialling.listen(() => {});
    await until(() => $dialling.get().state === 'ready');
  });
  afterEach(() => {
    leave();
    vi.restoreAllMocks();
  });

  test.each([
    ['', '91', 'Please fill this in'],
    ['98', '91', 'Too short, 5 to 20 characters'],
    ['98765x3210', '91', '“x” cannot be used here, Only digits'],
    ['9876543210', '', 'Choose the country or region of the number'],
    ['9876543210', '91', ''],
    ['09876543210', '91', ''],
    ['1234567', '91', 'There is no mobile number like this with +91'],
    ['9876543210', '49', 'There is no mobile number like this with +49'],
  ])('%j with the code %j says %j', (number, dialling, messages) =>
    expect(said(mobileMessages(number, dialling))).toBe(messages),
  );

  test('that is not demanded may be left out, whatever its country', () => {
    expect(mobileMessages('', '', messagesFor('mobileNum', '', { required: false }))).toEqual([]);
  });

  test('is judged by the gateway alone where the plans cannot be had', () => {
    vi.spyOn($dialling, 'get').mockReturnValue({ state: 'loading' });
    expect(mobileMessages('1234567', '91')).toEqual([]);
    expect(mobileMessages('1234567', '')).toEqual(['account.diallingNeeded']);
  });

  test('is sent as it is meant, once it will do; until then the form says why', async () => {
    const part = form();
    const { change } = part;
    expect(await checkedNumber(part, 'mobileNum')).toBeUndefined();
    expect(part.$errors.get()).toEqual({ mobileNum: ['account.required'] });
    change('mobileNum', ' 0987 654 3210 ');
    change('countryDialingCode', '91');
    expect(await checkedNumber(part, 'mobileNum')).toEqual({
      mobileNum: '9876543210',
      countryDialingCode: '91',
    });
  });

  test('waits for the plans before it is judged', async () => {
    invalidate('dialling-codes');
    expect($dialling.get().state).toBe('loading');
    const one = form();
    one.change('mobileNum', '1234567');
    one.change('countryDialingCode', '91');
    expect(await checkedNumber(one, 'mobileNum')).toBeUndefined();
    expect(said(one.$errors.get().mobileNum)).toBe('There is no mobile number like this with +91');
  });

  test('begins with the code of the likely country, unless one is chosen or none is known', () => {
    const first = form();
    suggestDialling(first, ['hi-IN'])();
    expect(first.$values.get().countryDialingCode).toBe('91');
    suggestDialling(first, ['de-DE'])();
    expect(first.$values.get().countryDialingCode).toBe('91');
    const second = form();
    suggestDialling(second, [])();
    expect(second.$values.get().countryDialingCode).toBe('');
  });
});
