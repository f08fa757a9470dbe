import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { chooseImageHost, forgetImageHost, imageAddress } from '../../src/config/images.ts';
import { ConfigError, readSiteConfig } from '../../src/config/read-site-config.ts';
import { availabilityOf } from '../../src/config/status.ts';
import { templateOf } from '../../src/config/templates.ts';
import type { SystemStatus } from '../../src/gateway/endpoints/system.ts';

const least = { merchantCode: 'm', brand: { name: 'Foyer' } };
const service = { provider: 'firebase', apiKey: 'k', projectId: 'p' };
const mark = { group: 'security', image: '/m/marks/ssl.svg', label: 'Secure' };
const read = (value: unknown) => readSiteConfig(JSON.stringify(value));

describe('site.json', () => {
  test("the demo's own is one", () => {
    const text = readFileSync(new URL('../../demo/site.json', import.meta.url), 'utf8');
    expect(readSiteConfig(text).brand.name).toBe('Foyer');
  });

  test('accepts a file with only merchant and name', () => {
    expect(read(least)).toMatchObject({ defaultLanguage: 'EN', currency: 'CNY', gateway: '' });
    expect(read(least).languages).toHaveLength(8);
  });

  test.each([
    [{ ...least, merchantCode: '' }, 'merchantCode'],
    [{ merchantCode: 'm' }, 'brand'],
    [{ ...least, brand: { name: 'x', accent: 'gold' } }, 'brand.accent'],
    [{ ...least, gateway: 'https://g.example/' }, 'gateway'],
    [{ ...least, gateway: 'javascript:alert(1)' }, 'gateway'],
    [{ ...least, endpoints: { login: 'wps/login' } }, 'endpoints.login'],
    [{ ...least, languages: ['EN', 'XX'] }, 'languages.1'],
    [{ ...least, languages: ['ES'], defaultLanguage: 'EN' }, 'defaultLanguage'],
    [{ ...least, currency: 'rupees' }, 'currency'],
    [{ ...least, registration: { email: 'any' } }, 'registration.email'],
    [{ ...least, registration: { agreed: 'yes' } }, 'registration.agreed'],
    [{ ...least, popupDelay: '500' }, 'popupDelay'],
    [{ ...least, sealingKeys: ['short'] }, 'sealingKeys.0'],
    [{ ...least, signInService: { provider: 'firebase', projectId: 'p' } }, 'signInService.apiKey'],
    [{ ...least, signInService: { ...service, provider: 'other' } }, 'signInService.provider'],
    [{ ...least, signInService: { ...service, phone: true } }, 'signInService.check'],
    [{ ...least, signInService: { ...service, check: 'c.example' } }, 'signInService.check'],
    [{ ...least, signInService: { ...service, emulator: 'localhost' } }, 'signInService.emulator'],
    [{ ...least, footerImages: [{ ...mark, group: 'friends' }] }, 'footerImages.0.group'],
    [{ ...least, footerImages: [mark, { ...mark, image: '' }] }, 'footerImages.1.image'],
    [{ ...least, footerImages: [{ ...mark, image: 'javascript:alert(1)' }] }, 'footerImages.0.image'],
    [{ ...least, footerImages: [{ ...mark, label: '' }] }, 'footerImages.0.label'],
    [{ ...least, footerImages: [{ ...mark, link: 'javascript:alert(1)' }] }, 'footerImages.0.link'],
    [{ ...least, footerImages: [{ ...mark, link: 'audit.example' }] }, 'footerImages.0.link'],
    [{ ...least, footerImages: mark }, 'footerImages'],
    [{ ...least, footerLinks: { label: {} } }, 'footerLinks'],
    [[], 'merchantCode'],
  ])('%j names %s', (value, field) => {
    const attempt = () => read(value);
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(
      expect.objectContaining({ field: Array.isArray(value) ? expect.any(String) : field }),
    );
  });

  test('a sign-in service has neither buttons nor codes unless configured', { tags: ['LG-3'] }, () => {
    const { signInService } = read({ ...least, signInService: service });
    expect(signInService).toEqual({ ...service, clientIds: {}, phone: false });
    for (const way of [{ check: 'https://c.example/check.html' }, { emulator: '' }]) {
      const config = read({ ...least, signInService: { ...service, ...way, phone: true } });
      expect(config.signInService?.phone).toBe(true);
    }
  });

  test('rejects text that is not JSON', () => {
    expect(() => readSiteConfig('{ "merchantCode": ')).toThrow(/not valid JSON/);
  });
});

test('uses IMES for e-sports and SV3 for cockfights unless the operator sets others, even an empty list', {
  tags: ['LA-4'],
}, () => {
  const listed = (sportsVendors?: object) =>
    readSiteConfig(JSON.stringify({ merchantCode: 'm', brand: { name: 'N' }, sportsVendors })).sportsVendors;
  expect(listed()).toEqual({ esports: ['IMES'], cockfight: ['SV3'] });
  expect(listed({ esports: ['ABC'] })).toEqual({ esports: ['ABC'], cockfight: ['SV3'] });
  expect(listed({ esports: [], cockfight: [] })).toEqual({ esports: [], cockfight: [] });
});

describe('availability', { tags: ['SY-1'] }, () => {
  test.each([
    [false, false, 0],
    [true, false, 1],
    [true, true, 1],
    [false, true, 2],
  ] as const)('maintenance %s, region restriction %s is %i', (maintenance, regionRestriction, expected) => {
    expect(availabilityOf({ maintenance, regionRestriction })).toBe(expected);
  });
});

test('a template flag of 1 selects the new version of a screen, any other value the base version', {
  tags: ['SY-1'],
}, () => {
  const status = { info: { mobileTemplate: { memberCenter: '1', deposit: '0' } } } as unknown as SystemStatus;
  expect([templateOf(status, 'memberCenter'), templateOf(status, 'deposit')]).toEqual(['new', 'base']);
  status.info.mobileTemplate = {};
  expect(templateOf(status, 'memberCenter')).toBe('base');
});

describe('image hosts', { tags: ['SY-3'] }, () => {
  test('chooses one host for all images of a visit, and keeps absolute addresses', () => {
    chooseImageHost(['https://a.example', 'https://b.example'], '');
    const first = imageAddress('/art/1.svg');
    expect(first).toMatch(/^https:\/\/[ab]\.example\/art\/1\.svg$/);
    expect(new Set(Array.from({ length: 20 }, () => imageAddress('/art/1.svg')))).toEqual(new Set([first]));
    expect(imageAddress('https://c.example/x.svg')).toBe('https://c.example/x.svg');
  });

  test('chooses the host at random', () => {
    const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];
    const random = vi.spyOn(Math, 'random');
    const picked = [0, 0.33, 0.34, 0.66, 0.67, 0.999].map((drawn) => {
      random.mockReturnValue(drawn);
      forgetImageHost();
      chooseImageHost(hosts, '');
      return imageAddress('/x').slice(8, 9);
    });
    random.mockRestore();
    expect(picked.join('')).toBe('aabbcc');
  });

  test('keeps image addresses with a host, in any scheme, and empty ones', () => {
    forgetImageHost();
    chooseImageHost(['https://a.example'], '');
    expect(imageAddress('//c.example/x.svg')).toBe('//c.example/x.svg');
    expect(imageAddress('http://c.example/x.svg')).toBe('http://c.example/x.svg');
    expect(imageAddress('/https://c.example')).toBe('https://a.example/https://c.example');
    expect(imageAddress('')).toBe('');
    // A file of the brand, which only the site's own host has.
    expect(imageAddress('/m/marks/upi.svg')).toBe('/m/marks/upi.svg');
  });

  test('keeps the chosen host while it is offered, and uses the gateway’s host without any', () => {
    const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];
    const host = () => imageAddress('/art/1.svg').replace('/art/1.svg', '');
    forgetImageHost();
    expect(host()).toBe('');
    chooseImageHost(hosts, '', 0.4);
    expect(host()).toBe('https://b.example');
    chooseImageHost(hosts, '', 0.9);
    chooseImageHost(hosts.slice(1), '', 0.9);
    expect(host()).toBe('https://b.example');
    chooseImageHost(['https://a.example', 'https://c.example'], '', 0.9);
    expect(host()).toBe('https://c.example');
    chooseImageHost([], 'https://gateway.example', 0.9);
    expect(host()).toBe('https://gateway.example');
    chooseImageHost(hosts, 'https://gateway.example', 0);
    expect(host()).toBe('https://a.example');
    forgetImageHost();
    chooseImageHost(hosts, '', 0.9);
    expect(host()).toBe('https://c.example');
  });
});
