import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  attribution,
  forgetAttribution,
  noteAttribution,
  originOf,
} from '../../../../src/features/account/register/attribution.ts';
import { call } from '../../../../src/gateway/client.ts';
import { getRegistrationRules, registerByName } from '../../../../src/gateway/endpoints/register.ts';
import { platform } from '../../../../src/platform/platform.ts';
import { type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { agreedRegistration } from '../support/agreed-registration.ts';
import { openedBodies } from '../support/opened-bodies.ts';

const DAY = 24 * 3_600_000;
let here: TestEnvironment;
let now: number;

beforeEach(async () => {
  here = await testEnvironment();
  now = Date.UTC(2026, 0, 15, 12);
  vi.spyOn(platform(), 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  here.close();
});

const follow = (query: string) => noteAttribution(new URLSearchParams(query));

test('RG-6 EM-1 whose link led here is kept for 30 days, with page and widget', () => {
  expect(attribution()).toBeUndefined();
  follow('code=acme&domain=blog.acme.example&widget=winners&gameType=RNG');
  const kept = { code: 'acme', domain: 'blog.acme.example', widget: 'winners' };
  expect(attribution()).toMatchObject(kept);
  now += 30 * DAY - 1;
  expect(attribution()).toMatchObject(kept);
  now += 1;
  expect(attribution()).toBeUndefined();
  expect(platform().persistentStorage.get('ATTRIBUTION')).toBeUndefined();
});

test('RG-6 EM-1 the newest link wins, and an address without a code leaves it', () => {
  follow('code=acme&domain=acme.example&widget=lobby');
  now += DAY;
  follow('gameType=RNG');
  expect(attribution()?.code).toBe('acme');
  follow('code=OKORO10');
  expect(attribution()).toEqual({ code: 'OKORO10', domain: '', widget: '', at: now });
  forgetAttribution();
  expect(attribution()).toBeUndefined();
});

test('EM-1 what is none of a code, a host and a widget is not kept', () => {
  follow('code=<script>&domain=acme.example');
  expect(attribution()).toBeUndefined();
  follow(`code=${'a'.repeat(65)}`);
  expect(attribution()).toBeUndefined();
  follow('code=acme&domain=https://x/?y=1&widget=a%20b');
  expect(attribution()).toMatchObject({ code: 'acme', domain: '', widget: '' });
  follow('code=acme&domain=127.0.0.1');
  expect(attribution()).toMatchObject({ domain: '127.0.0.1' });
  platform().persistentStorage.set('ATTRIBUTION', '{"code":"acme"');
  expect(attribution()).toBeUndefined();
  platform().persistentStorage.set('ATTRIBUTION', JSON.stringify({ code: 'acme', at: now + DAY }));
  expect(attribution()).toBeUndefined();
});

test('EM-1 page and widget go with their own code alone', () => {
  follow('code=acme&domain=acme.example&widget=winners');
  expect(originOf('acme')).toEqual({ affiliateDomain: 'acme.example', affiliateWidget: 'winners' });
  expect(originOf('OKORO10')).toEqual({});
  follow('code=acme');
  expect(originOf('acme')).toEqual({});
});

test('RG-6 EM-1 registration credits whoever led here, says from which page and widget, and forgets it', async () => {
  follow('code=acme&domain=blog.acme.example&widget=winners');
  const bodies = openedBodies(here, registerByName);
  const rules = await call(getRegistrationRules, {});
  const site = {
    methods: ['username'],
    sendsCodes: false,
    host: 'play.example',
    invitation: attribution()!.code,
  } as const;
  const registration = agreedRegistration(rules, site);
  const values = { username: 'by_acme', password: 'abcd-1234', confirmPassword: 'abcd-1234' };
  for (const [name, value] of Object.entries(values)) registration.form.change(name as 'username', value);
  await registration.submit();
  expect(bodies.at(-1)?.body).toMatchObject({
    affiliateCode: 'acme',
    affiliateDomain: 'blog.acme.example',
    affiliateWidget: 'winners',
    domain: 'play.example',
  });
  expect(attribution()).toBeUndefined();
});
