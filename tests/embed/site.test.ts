import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSite } from '../../embed/site.ts';
import { readSiteConfig } from '../../src/config/read-site-config.ts';

const origin = 'https://play.example';
const demo = readFileSync(new URL('../../demo/site.json', import.meta.url), 'utf8');

test('EM-1 a mount reads from site.json what the site reads from it', () => {
  const full = readSiteConfig(demo);
  const site = readSite(demo, origin);
  expect(site).toMatchObject({
    merchantCode: full.merchantCode,
    currency: full.currency,
    defaultLanguage: full.defaultLanguage,
    paths: full.endpoints,
    imageHosts: full.imageCDNs,
  });
  expect(site.gateway).toBe(full.gateway || origin);
});

test('EM-1 what a mount may do without has the defaults of the site', () => {
  const least = JSON.stringify({ merchantCode: 'm', brand: { name: 'Name' } });
  const full = readSiteConfig(least);
  expect(readSite(least, origin)).toMatchObject({
    currency: full.currency,
    defaultLanguage: full.defaultLanguage,
    paths: full.endpoints,
    imageHosts: full.imageCDNs,
  });
});

test('EM-1 a colour that is none is left out', () => {
  const withColours = (accent: unknown) =>
    readSite(JSON.stringify({ merchantCode: 'm', brand: { accent, onAccent: '#000000' } }), origin);
  expect(withColours('#12aBef')).toMatchObject({ accent: '#12aBef', onAccent: '#000000' });
  expect(withColours('red;background:url(//x)').accent).toBeUndefined();
  expect(withColours(7).accent).toBeUndefined();
});

test('EM-1 a site.json that is none is refused', () => {
  for (const text of ['', '<!doctype html>', 'null', '[]', '{}', '{"merchantCode":7}']) {
    expect(() => readSite(text, origin), text).toThrow('malformed');
  }
});
