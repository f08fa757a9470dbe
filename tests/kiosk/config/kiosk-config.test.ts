// @module-tag KI-1
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKioskConfig } from '../../../kiosk/config/read-kiosk-config.ts';
import { ConfigError } from '../../../src/config/read-site-config.ts';

const good = { venue: 'Hall', terminals: { bar: { language: 'UR', idleSeconds: 90 } } };

function reading(change: object, terminal?: string) {
  return () => readKioskConfig(JSON.stringify({ ...good, ...change }), terminal);
}

function failureOf(read: () => unknown): ConfigError {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('It was taken');
}

describe('kiosk.json', () => {
  test('the demo file is valid for all of its terminals', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../demo/kiosk.json'), 'utf8');
    for (const terminal of ['', ...Object.keys(JSON.parse(text).terminals)]) {
      expect(readKioskConfig(text, terminal).terminal).toBe(terminal);
    }
  });

  test('a terminal has the settings of the venue, unless its entry replaces them', () => {
    const venue = reading({ idleSeconds: 45, countdownSeconds: 25 });
    expect(venue()).toMatchObject({ venue: 'Hall', terminal: '', language: 'EN', idleSeconds: 45 });
    const bar = reading({ idleSeconds: 45, countdownSeconds: 25 }, 'bar');
    expect(bar()).toMatchObject({ terminal: 'bar', language: 'UR', idleSeconds: 90, countdownSeconds: 25 });
  });

  const wrong: [string, object, string | undefined, string, RegExp][] = [
    ['no venue', { venue: '' }, undefined, 'venue', /empty/],
    ['an unknown language', { language: 'XX' }, undefined, 'language', /one of EN/],
    ['a countdown under 20 s', { countdownSeconds: 19 }, undefined, 'countdownSeconds', /from 20 to/],
    ['an idle time as text', { idleSeconds: '60' }, undefined, 'idleSeconds', /whole seconds/],
    [
      'a page that is not for terminals',
      { pages: ['home', 'inviteFriends'] },
      undefined,
      'pages.1',
      /one of home/,
    ],
    ['no home', { pages: ['login'] }, undefined, 'pages', /must have home/],
    ['no category', { categories: [] }, undefined, 'categories', /must name/],
    ['an unknown scene', { attract: [{ show: 'news' }] }, undefined, 'attract.0.show', /one of banners/],
    [
      'a wrong time',
      { openingHours: [{ days: ['mon'], from: '9:00', to: '17:00' }] },
      undefined,
      'openingHours.0.from',
      /10:00/,
    ],
    [
      'a wrong day',
      { openingHours: [{ days: ['may'], from: '09:00', to: '17:00' }] },
      undefined,
      'openingHours.0.days.0',
      /one of sun/,
    ],
    ['a misspelt setting', { idleSecond: 60 }, undefined, 'idleSecond', /not a setting/],
    [
      'a misspelt setting of a terminal',
      { terminals: { bar: { page: [] } } },
      'bar',
      'terminals.bar.page',
      /not a setting/,
    ],
    [
      'a wrong setting of a terminal',
      { terminals: { bar: { countdownSeconds: 5 } } },
      'bar',
      'terminals.bar.countdownSeconds',
      /20/,
    ],
    ['a terminal that is not there', {}, 'pub', 'terminals', /"pub"/],
    ['a terminal by an inherited name', {}, 'constructor', 'terminals', /"constructor"/],
  ];

  test.each(wrong)('refuses %s by its field', (_, change, terminal, field, reason) => {
    const error = failureOf(reading(change, terminal));
    expect(error.field).toBe(field);
    expect(error.reason).toMatch(reason);
  });

  test('a text that is not JSON is refused without a field', () => {
    expect(failureOf(() => readKioskConfig('{')).reason).toMatch(/not valid JSON/);
    expect(failureOf(() => readKioskConfig('[]')).field).not.toBe('');
  });
});
