import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keysIn, namedTexts } from '../../src/build/texts.ts';
import { exportTexts, importTexts } from '../../src/build/translation/exchange.ts';
import { messagesFolder, pendingTexts, readAreas, textsIn } from '../../src/build/translation/messages.ts';
import { parsePo } from '../../src/build/translation/po.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';

const others = languageCodes.filter((code) => code !== 'EN');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-texts-'));
  copy(languageCodes.flatMap((code) => [`${code}/lobby.json`, `${code}/lottery.json`]));
});
afterEach(() => rmSync(folder, { recursive: true }));

function copy(paths: readonly string[]): void {
  for (const path of paths) cpSync(join(messagesFolder, path), join(folder, path));
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
/** Changes the texts of a file; a value without text removes its key. */
function change(path: string, texts: Record<string, string | undefined>): void {
  writeFileSync(join(folder, path), JSON.stringify({ ...JSON.parse(read(path)), ...texts }, null, 2));
}
/** Returns the exported texts with some translations replaced. */
function translated(language: (typeof others)[number], texts: Record<string, string>): string {
  return Object.entries(texts).reduce(
    (po, [key, text]) =>
      po.replace(new RegExp(`(msgctxt "${key}"\\nmsgid .*\\nmsgstr ).*`), `$1${JSON.stringify(text)}`),
    exportTexts(language, folder),
  );
}

describe('translators’ files', () => {
  test.each(others)('an exported file in %s changes nothing when it is imported', (language) => {
    const areas = Object.keys(readAreas('EN'));
    rmSync(join(folder, language), { recursive: true });
    copy(areas.map((area) => `EN/${area}.json`));
    const { refused } = importTexts(exportTexts(language), folder);
    expect(refused).toEqual([]);
    for (const area of areas) {
      expect(read(`${language}/${area}.json`)).toBe(
        readFileSync(join(messagesFolder, language, `${area}.json`), 'utf8'),
      );
    }
  });

  test('writes a translation in the order of English', () => {
    change('EN/lobby.json', { tryIt: 'Try "it" now\n{{name}}' });
    expect(exportTexts('ES', folder)).toContain(
      'msgctxt "lobby.tryIt"\nmsgid "Try \\"it\\" now\\n{{name}}"\nmsgstr ""\n',
    );
    const { changed } = importTexts(translated('ES', { 'lobby.tryIt': '¡"Pruébalo"!\n{{name}}' }), folder);
    expect(changed).toEqual(['lobby.tryIt']);
    expect(JSON.parse(read('ES/lobby.json')).tryIt).toBe('¡"Pruébalo"!\n{{name}}');
    expect(Object.keys(JSON.parse(read('ES/lobby.json'))).at(-1)).toBe('tryIt');
    expect(pendingTexts('ES', folder)).not.toContain('lobby.tryIt');
  });

  test('refuses unknown keys, old English, other placeholders and unfinished texts', () => {
    const po = translated('KO', { 'lottery.draw': '회차', 'lobby.chosenText': '' })
      .replace('msgctxt "lobby.hot"', 'msgctxt "lobby.warm"')
      .replace('#. ', '#, fuzzy\n#. ')
      .replace('msgctxt "lobby.menu"', '#, fuzzy\nmsgctxt "lobby.menu"');
    change('EN/lobby.json', { games: 'All games here' });
    expect(importTexts(po, folder).refused).toEqual([
      'lobby.menu: marked as unfinished',
      'lobby.games: the English text has changed',
      'lobby.warm: no such key',
      'lottery.draw: other placeholders',
    ]);
  });

  test('reads what translators’ programs write: wrapped lines, notes, a country, Windows line ends', () => {
    const po = [
      '# A note',
      'msgid ""',
      'msgstr ""',
      '"Project-Id-Version: foyer\\n"',
      '"Language: pt_BR\\n"',
      '',
      '#. for the player',
      '#: src/i18n',
      'msgctxt "lobby.hot"',
      'msgid ""',
      '"Ho"',
      '"t"',
      'msgstr ""',
      '"Em "',
      '"alta"',
      '',
      '#~ msgid "gone"',
      '#~ msgstr "foi"',
    ].join('\r\n');
    expect(importTexts(po, folder)).toEqual({ language: 'PT', changed: ['lobby.hot'], refused: [] });
    expect(JSON.parse(read('PT/lobby.json')).hot).toBe('Em alta');
  });

  test.each([
    ['<xliff version="2.0">', /not a line of a PO file/],
    ['msgid ""\nmsgstr "Language: de\\n"', /no translations in de/],
    ['msgid "a"\nmsgstr "b"', /names no language/],
  ])('refuses %j as a whole', (text, message) => {
    expect(() => importTexts(text, folder)).toThrow(message);
  });
});

describe('pending texts', () => {
  test('are listed with the plural forms of the language, and shown in English', () => {
    change('EN/lobby.json', { seats_one: '{{count}} seat', seats_other: '{{count}} seats', tryIt: 'Try it' });
    const pending = (language: (typeof others)[number]) =>
      pendingTexts(language, folder).filter((key) => /lobby.(seats|tryIt)/.test(key));
    expect(pending('ES')).toEqual([
      'lobby.seats_one',
      'lobby.seats_many',
      'lobby.seats_other',
      'lobby.tryIt',
    ]);
    expect(pending('JA')).toEqual(['lobby.seats_other', 'lobby.tryIt']);
    expect(textsIn('JA', folder).lobby).toMatchObject({ seats_other: '{{count}} seats', tryIt: 'Try it' });
    expect(
      parsePo(exportTexts('ES', folder)).entries.find(({ context }) => context === 'lobby.seats_many'),
    ).toEqual(expect.objectContaining({ english: '{{count}} seats', translation: '' }));
  });

  test('a release is refused while there is one', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of ['release', 'release:embed'])
      expect(scripts[name]).toMatch(/^npm run --silent texts -- check && /);
  });
});

test('a build has the texts that its scripts name, in all plural forms, or of which they build the key', () => {
  const areas = {
    lobby: { seats_one: '1 seat', seats_other: '{{count}} seats', tryIt: 'Try it', playNow: 'Play' },
    errors: { slow: 'Slow' },
    staff: { exit: 'Exit', away: 'Away' },
  };
  const scripts = 't("lobby.seats",{count:2});t("errors."+code);t("lobby.play"+when)';
  expect(namedTexts(areas, keysIn(scripts))).toEqual({
    lobby: { seats_one: '1 seat', seats_other: '{{count}} seats', playNow: 'Play' },
    errors: { slow: 'Slow' },
    staff: {},
  });
});
