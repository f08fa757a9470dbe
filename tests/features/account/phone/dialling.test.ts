// @module-tag LG-5
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { $siteConfig, siteConfig } from '../../../../src/config/site-config.ts';
import { countriesByName, searchCountries } from '../../../../src/features/account/phone/countries.ts';
import { $dialling } from '../../../../src/features/account/phone/dialling.ts';
import { mobileMessages, validateNumber } from '../../../../src/features/account/phone/mobile-number.ts';
import {
  countryOfLanguages,
  suggestDialling,
} from '../../../../src/features/account/phone/suggest-dialling.ts';
import { invalidate } from '../../../../src/gateway/cache/resource.ts';
import { getCountry } from '../../../../src/gateway/endpoints/country.ts';
import { createForm } from '../../../../src/ui/form-state.ts';
import { checkField } from '../../../../src/validation/check-field.ts';
import { closeAfter } from '../../../support/close-after.ts';
import { messageTexts } from '../../../support/message-texts.ts';
import { until } from '../../../support/patient.ts';
import { settle } from '../../../support/settle.ts';
import { type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';

const some = [
  { code: 'DE', dialling: '49' },
  { code: 'IN', dialling: '91' },
  { code: 'US', dialling: '1' },
  { code: 'ID', dialling: '62' },
  { code: 'AX', dialling: '358' },
  { code: 'CI', dialling: '225' },
];
const codes = (countries: readonly { code: string }[]) => countries.map(({ code }) => code);
const english = countriesByName(some, ['en']);

describe('countries', () => {
  test('are sorted by name in the language', () => {
    expect(english.map(({ name }) => name)).toEqual([
      'Åland Islands',
      'Côte d’Ivoire',
      'Germany',
      'India',
      'Indonesia',
      'United States',
    ]);
    expect(codes(countriesByName(some, ['es']))).toEqual(['DE', 'CI', 'US', 'IN', 'ID', 'AX']);
    expect(countriesByName([{ code: 'DE', dialling: '49' }], ['es'])).toEqual([
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
    // Country codes first, then starts of names, then matches inside names.
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

  test('lists matches at the start of a name first', () => {
    const all = ['GQ', 'GN', 'PG', 'GW'].map((code) => ({ code, dialling: '0' }));
    expect(codes(searchCountries(countriesByName(all, ['en']), 'guinea'))).toEqual(['GN', 'GW', 'GQ', 'PG']);
  });

  test('finds names with punctuation between words', () => {
    const some = countriesByName([{ code: 'BA', dialling: '387' }], ['en']);
    expect(codes(searchCountries(some, 'Bosnia - & Herzegovina'))).toEqual(['BA']);
  });

  test('finds English names in every language', () => {
    const spanish = countriesByName(some, ['es']);
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
  ])('browsers set to %j are likely in %s', (languages, country) =>
    expect(countryOfLanguages(languages)).toBe(country),
  );
});

describe('mobile number', () => {
  const form = () =>
    createForm<'mobileNum' | 'countryDialingCode'>({ mobileNum: mobile, countryDialingCode: () => [] });
  const mobile = (value: string, { countryDialingCode }: { countryDialingCode: string }) =>
    mobileMessages(value, countryDialingCode);
  let here: TestEnvironment;
  beforeAll(async () => {
    here = await testEnvironment();
  });

  beforeEach(async () => {
    closeAfter($dialling.listen(() => {}));
    await until(() => $dialling.get().state === 'ready');
  });

  test.each([
    ['', '91', 'Please fill this in'],
    ['98', '91', 'Too short, 5 to 20 characters'],
    ['98765x3210', '91', '“x” is not allowed, Only digits'],
    ['9876543210', '', 'Choose the country or region of your number'],
    ['9876543210', '91', ''],
    ['09876543210', '91', ''],
    ['1234567', '91', 'Not a mobile number of +91'],
    ['9876543210', '49', 'Not a mobile number of +49'],
  ])('%j with code %j shows %j', (number, dialling, messages) =>
    expect(messageTexts(mobileMessages(number, dialling))).toBe(messages),
  );

  test('may be empty if it is optional, for any country', () => {
    expect(mobileMessages('', '', checkField('mobileNum', '', { required: false }))).toEqual([]);
  });

  test('is validated by the gateway alone when the plans do not load', () => {
    vi.spyOn($dialling, 'get').mockReturnValue({ state: 'loading' });
    expect(mobileMessages('1234567', '91')).toEqual([]);
    expect(mobileMessages('1234567', '')).toEqual(['account.diallingNeeded']);
  });

  test('is sent normalised once valid; until then the form shows the error', async () => {
    const part = form();
    const { change } = part;
    expect(await validateNumber(part, 'mobileNum')).toBeUndefined();
    expect(part.$errors.get()).toEqual({ mobileNum: ['account.required'] });
    change('mobileNum', ' 0987 654 3210 ');
    change('countryDialingCode', '91');
    expect(await validateNumber(part, 'mobileNum')).toEqual({
      mobileNum: '9876543210',
      countryDialingCode: '91',
    });
  });

  test('waits for the plans before validation', async () => {
    invalidate('dialling-codes');
    expect($dialling.get().state).toBe('loading');
    const one = form();
    one.change('mobileNum', '1234567');
    one.change('countryDialingCode', '91');
    expect(await validateNumber(one, 'mobileNum')).toBeUndefined();
    expect(messageTexts(one.$errors.get().mobileNum)).toBe('Not a mobile number of +91');
  });

  /** Returns the code that a form starts with for the gateway's country. */
  const suggested = async (country: string, browser: string[], chosen = '') => {
    here.gateway.switches.country = country;
    invalidate('country');
    here.sent.length = 0;
    const one = form();
    one.change('countryDialingCode', chosen);
    const stop = suggestDialling(one, browser);
    await until(() => here.sentTo(getCountry).length > 0);
    await here.sentTo(getCountry)[0]!.settled;
    await settle();
    stop();
    return one.$values.get().countryDialingCode;
  };

  test.each([
    ['IN', ['en-US'], '', '91'],
    ['CA', ['de-DE'], '', '1'],
    ['', ['hi-IN'], '', '91'],
    ['XX', ['hi-IN'], '', '91'],
    ['', ['en-US'], '', '91'],
    ['IN', ['en-US'], '49', '49'],
  ])('each in %j with a browser of %j and %j chosen starts with %j', async (country, browser, chosen, code) =>
    expect(await suggested(country, browser, chosen)).toBe(code),
  );

  test("starts with the currency's country when the gateway does not know, else the browser's", async () => {
    here.gateway.faults!.set({ endpoint: 'getCountry', malformed: 'html' });
    expect(await suggested('PK', ['de-DE'])).toBe('91');
    const config = siteConfig();
    $siteConfig.set({ ...config, currency: 'EUR' });
    expect(await suggested('PK', ['de-DE'])).toBe('49');
    expect(await suggested('PK', [])).toBe('');
    $siteConfig.set(config);
    here.gateway.faults!.clear();
  });

  test('a shared code belongs to its main country, every other code to its own', async () => {
    const plans = $dialling.get();
    if (plans.state !== 'ready') throw new Error('no plans');
    const { countries, countryOf } = plans.value;
    expect(['1', '44', '91', '0'].map(countryOf)).toEqual(['US', 'GB', 'IN', undefined]);
    const shared = new Set(
      countries.filter(({ code, dialling }) => countryOf(dialling) !== code).map(({ dialling }) => dialling),
    );
    for (const dialling of shared) {
      const sharing = countries.filter((one) => one.dialling === dialling).map(({ code }) => code);
      // By name rather than the alphabetically first: Antigua shares +1.
      expect(sharing).toContain(countryOf(dialling));
      expect(`${dialling} ${countryOf(dialling)}`).toMatch(
        /^(1 US|7 RU|39 IT|44 GB|47 NO|61 AU|212 MA|262 RE|290 SH|358 FI|590 GP|599 CW)$/,
      );
    }
  });
});
