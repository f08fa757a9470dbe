import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { i18nextReader } from '../../src/i18n/i18next-reader.ts';
import { languages } from '../../src/i18n/languages.ts';
import { lightReader, type Messages } from '../../src/i18n/reader.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';

const folder = join(import.meta.dirname, '../../src/i18n/messages');
const areas = readdirSync(join(folder, 'EN')).map((name) => name.slice(0, -5));
const others = languageCodes.filter((code) => code !== 'EN');
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

function messages(language: string, area: string): Messages {
  const file = join(folder, language, `${area}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const stems = (texts: Messages) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(pluralSuffix, '')))].sort();
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name).sort();

describe.each(others)('texts in %s', { tags: ['LN-1'] }, (language) => {
  // Texts may be pending until a release (tests/i18n/translation.test.ts).
  test.each(areas)('%s has no keys that English lacks', (area) => {
    const english = stems(messages('EN', area));
    expect(stems(messages(language, area)).filter((stem) => !english.includes(stem))).toEqual([]);
  });

  test.each(areas)('%s has the placeholders of English', (area) => {
    const english = messages('EN', area);
    const texts = messages(language, area);
    const wanted = (key: string) => english[key] ?? english[key.replace(pluralSuffix, '_other')] ?? '';
    for (const key of Object.keys(texts)) {
      expect({ key, names: placeholders(texts[key]!) }).toEqual({ key, names: placeholders(wanted(key)) });
    }
  });

  test.each(areas)('%s has every plural form of the language', (area) => {
    const texts = messages(language, area);
    const forms = new Intl.PluralRules(languages[language].locales).resolvedOptions().pluralCategories;
    const counted = stems(texts).filter((stem) => `${stem}_other` in texts);
    for (const stem of counted) {
      for (const form of forms) expect(Object.keys(texts)).toContain(`${stem}_${form}`);
    }
  });

  test('differ from English except for the listed names and abbreviations', () => {
    const same = areas.flatMap((area) => {
      const english = messages('EN', area);
      return Object.entries(messages(language, area))
        .filter(([key, text]) => english[key] === text && /[a-z]{3}/i.test(text.replace(/{{\w+}}/g, '')))
        .map(([key]) => `${area}.${key}`);
    });
    expect(same.filter((key) => !unchanged.includes(key))).toEqual([]);
  });
});

/** Names and abbreviations that are the same in several languages. */
const unchanged: readonly string[] = [
  'sports.minute',
  'sports.meron',
  'sports.wala',
  'lobby.categoryRNG',
  'lobby.categoryPVP',
  'shell.menu',
  'staff.terminal',
  'staff.supervisor',
  'staff.gateway',
  'staff.pin',
  'shell.vip',
  'terminal.terminal',
  'account.email',
  'account.byEmail',
  'member.email',
  'records.state',
  'account.facebook',
  'account.wechat',
  'account.line',
  'account.whatsapp',
  'account.zalo',
  'account.qqNum',
  'centre.classifyJP',
  'kiosk.saysLink',
  'records.sum',
  'member.cashback',
  'redRain.together',
  'wallet.cashback',
  'team.agent',
  'team.online',
  'team.onlineCount',
  'agent.roleAgent',
];

describe('readers', () => {
  test.each(languageCodes)('the light reader and i18next return the same texts in %s', async (language) => {
    const { locales } = languages[language];
    const [light, full] = [lightReader(locales), await i18nextReader(locales)];
    for (const area of areas) {
      const texts = messages(language, area);
      light.add(area, texts);
      full.add(area, texts);
      for (const key of Object.keys(texts)) {
        const values = Object.fromEntries(placeholders(texts[key]!).map((name) => [name, '7']));
        const counts = pluralSuffix.test(key) ? [0, 1, 2, 5, 100] : [undefined];
        const name = `${area}.${key.replace(pluralSuffix, '')}`;
        for (const count of counts) {
          const given = count === undefined ? values : { ...values, count };
          expect(light.read(name, given)).toBe(full.read(name, given));
        }
      }
    }
  });

  test('the light reader returns undefined for a missing text', () => {
    expect(lightReader(['en']).read('lobby.none')).toBeUndefined();
  });
});
