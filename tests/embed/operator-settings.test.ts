import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLegalSettings } from '../../embed/runtime/legal.ts';
import { parseOperatorSettings } from '../../embed/runtime/operator-settings.ts';
import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { partnerSettingsOf } from '../../src/edge/partner-settings.ts';

const origin = 'https://play.example';
const demo = readFileSync(new URL('../../demo/site.json', import.meta.url), 'utf8');

/** Returns the public settings for an operator's site.json. */
const settingsFrom = (text: string) => JSON.stringify(partnerSettingsOf(JSON.parse(text)));

describe('EM-1 settings of the operator', () => {
  test('gives mounts the same values as the site', () => {
    const rich = JSON.stringify({
      ...JSON.parse(demo),
      gateway: 'https://gateway.example/api',
      brand: { name: 'Acme', accent: '#112233', onAccent: '#ffffff' },
      defaultLanguage: 'UR',
      imageCDNs: ['https://cdn.example'],
      endpoints: { getWinners: '/api/winners' },
      legal: {
        age: 21,
        note: { EN: 'Licence 7' },
        saferPlay: 'https://safer.example',
        terms: 'https://terms.example/a',
      },
    });
    const none = { age: 18, note: {}, saferPlay: '', terms: '' };
    for (const [text, legal] of [
      [demo, none],
      [rich, JSON.parse(rich).legal],
    ] as const) {
      const full = readSiteConfig(text);
      const site = parseOperatorSettings(settingsFrom(text), origin);
      expect({ ...site, legal: parseLegalSettings(site.legal) }).toEqual({
        merchantCode: full.merchantCode,
        gateway: full.gateway || origin,
        currency: full.currency,
        defaultLanguage: full.defaultLanguage,
        paths: full.endpoints,
        imageHosts: full.imageCDNs,
        accents: JSON.parse(settingsFrom(text)).brand.tokens ?? {},
        legal,
      });
    }
  });

  test('uses the site’s defaults for optional settings', () => {
    const least = JSON.stringify({ merchantCode: 'm', brand: { name: 'Name' } });
    const full = readSiteConfig(least);
    expect(parseOperatorSettings(settingsFrom(least), origin)).toMatchObject({
      currency: full.currency,
      defaultLanguage: full.defaultLanguage,
      paths: full.endpoints,
      imageHosts: full.imageCDNs,
    });
  });

  test('hides sign-in settings and unused paths from partners’ pages', () => {
    const config = {
      ...JSON.parse(demo),
      reports: 'https://reports.example/in',
      texts: '/m/texts',
      somethingNew: 'secret',
      endpoints: { getWinners: '/w', login: '/in', deposit: '/d', constructor: '/c', unknown: '/u' },
    };
    const settings = partnerSettingsOf(config);
    expect(settings.endpoints).toEqual({ getWinners: '/w' });
    expect(Object.keys(settings).sort()).toEqual(
      [
        'version',
        'merchantCode',
        'gateway',
        'endpoints',
        'brand',
        'currency',
        'defaultLanguage',
        'imageCDNs',
        'legal',
      ].sort(),
    );
    const text = JSON.stringify(settings);
    for (const word of ['signIn', 'apiKey', 'clientIds', 'reports', 'secret', 'texts'])
      expect(text).not.toContain(word);
  });

  test('writes the public settings from site.json', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-'));
    const root = join(import.meta.dirname, '../..');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['demo/app/write-partner-settings.ts', ...args], {
        cwd: root,
        encoding: 'utf8',
      });
    expect(run('demo/site.json', join(folder, 'embed')).status).toBe(0);
    const written = readFileSync(join(folder, 'embed/site.json'), 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(settingsFrom(demo)));
    expect(run('demo/site.json')).toMatchObject({ status: 1, stderr: expect.stringContaining('<folder>') });
    rmSync(folder, { recursive: true });
  });

  test('ignores an invalid colour', () => {
    const withAccent = (accent: unknown) =>
      parseOperatorSettings(
        JSON.stringify({ merchantCode: 'm', brand: { tokens: { accent, tint: '#000000' } } }),
        origin,
      ).accents;
    expect(withAccent('#12aBef')).toEqual({ accent: '#12aBef', tint: '#000000' });
    expect(withAccent('red;background:url(//x)')).toEqual({ tint: '#000000' });
    expect(withAccent(7)).toEqual({ tint: '#000000' });
  });

  test.each([{}, { brand: null }, { brand: { tokens: null } }])('takes no colours from %j', (site) => {
    const text = JSON.stringify({ merchantCode: 'm', ...site });
    expect(parseOperatorSettings(text, origin).accents).toEqual({});
  });

  test('takes the readable accents that the front server has computed', () => {
    const settings = settingsFrom('{"merchantCode":"m","brand":{"name":"M","accent":"#0b5d3b"}}');
    const { accents } = parseOperatorSettings(settings, origin);
    expect(accents).toMatchObject({ accent: '#0b5d3b', 'on-accent': '#ffffff' });
    expect(accents['accent-text']).not.toBe('#0b5d3b');
  });

  test('ignores an invalid age, note or link of the legal line', () => {
    const legalFrom = (legal: unknown) =>
      parseLegalSettings(parseOperatorSettings(JSON.stringify({ merchantCode: 'm', legal }), origin).legal);
    const none = { age: 18, note: {}, saferPlay: '', terms: '' };
    for (const legal of [
      undefined,
      null,
      5,
      'x',
      [],
      { age: 'old', note: null, terms: 7, saferPlay: 'javascript:alert(1)' },
    ])
      expect(legalFrom(legal)).toEqual(none);
  });

  test('rejects an invalid site.json', () => {
    for (const text of ['', '<!doctype html>', 'null', '[]', '{}', '{"merchantCode":7}']) {
      expect(() => parseOperatorSettings(text, origin), text).toThrow('malformed');
    }
  });
});
