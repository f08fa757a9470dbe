import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetAttribution,
  loadAttribution,
  originOf,
  saveAttribution,
} from '../../../../src/features/account/register/attribution.ts';
import { getRegistrationRules, registerByName } from '../../../../src/gateway/endpoints/register.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { platform } from '../../../../src/platform/platform.ts';
import { environmentPerTest } from '../../../support/test-environment.ts';
import { agreedRegistration } from '../support/agreed-registration.ts';
import { openedBodies } from '../support/opened-bodies.ts';

const DAY = 24 * 3_600_000;
const here = environmentPerTest();
let now: number;

beforeEach(() => {
  now = Date.UTC(2026, 0, 15, 12);
  vi.spyOn(platform(), 'now').mockImplementation(() => now);
});

const follow = (query: string) => saveAttribution(new URLSearchParams(query));

test('keeps the referring link with page and widget for 30 days', { tags: ['RG-6', 'EM-1'] }, () => {
  expect(loadAttribution()).toBeUndefined();
  follow('code=acme&domain=blog.acme.example&widget=winners&gameType=RNG');
  const kept = { code: 'acme', domain: 'blog.acme.example', widget: 'winners' };
  expect(loadAttribution()).toMatchObject(kept);
  now += 30 * DAY - 1;
  expect(loadAttribution()).toMatchObject(kept);
  now += 1;
  expect(loadAttribution()).toBeUndefined();
  expect(platform().persistentStorage.get('ATTRIBUTION')).toBeUndefined();
});

test('the newest link replaces the previous; an address without a code keeps it', {
  tags: ['RG-6', 'EM-1'],
}, () => {
  follow('code=acme&domain=acme.example&widget=lobby');
  now += DAY;
  follow('gameType=RNG');
  expect(loadAttribution()?.code).toBe('acme');
  follow('code=OKORO10');
  expect(loadAttribution()).toEqual({ code: 'OKORO10', domain: '', widget: '', at: now });
  forgetAttribution();
  expect(loadAttribution()).toBeUndefined();
});

test('ignores invalid codes, hosts and widgets', { tags: ['EM-1'] }, () => {
  follow('code=<script>&domain=acme.example');
  expect(loadAttribution()).toBeUndefined();
  follow(`code=${'a'.repeat(65)}`);
  expect(loadAttribution()).toBeUndefined();
  follow('code=acme&domain=https://x/?y=1&widget=a%20b');
  expect(loadAttribution()).toMatchObject({ code: 'acme', domain: '', widget: '' });
  follow('code=acme&domain=127.0.0.1');
  expect(loadAttribution()).toMatchObject({ domain: '127.0.0.1' });
  platform().persistentStorage.set('ATTRIBUTION', '{"code":"acme"');
  expect(loadAttribution()).toBeUndefined();
  platform().persistentStorage.set('ATTRIBUTION', JSON.stringify({ code: 'acme', at: now + DAY }));
  expect(loadAttribution()).toBeUndefined();
});

test('sends page and widget only together with their own code', { tags: ['EM-1'] }, () => {
  follow('code=acme&domain=acme.example&widget=winners');
  expect(originOf('acme')).toEqual({ affiliateDomain: 'acme.example', affiliateWidget: 'winners' });
  expect(originOf('OKORO10')).toEqual({});
  follow('code=acme');
  expect(originOf('acme')).toEqual({});
});

test('credits the referrer with page and widget at registration, then deletes it', {
  tags: ['RG-6', 'EM-1'],
}, async () => {
  follow('code=acme&domain=blog.acme.example&widget=winners');
  const bodies = openedBodies(here, registerByName);
  const rules = await call(getRegistrationRules, {});
  const site = {
    methods: ['username'],
    sendsCodes: false,
    host: 'play.example',
    invitation: loadAttribution()!.code,
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
  expect(loadAttribution()).toBeUndefined();
});
