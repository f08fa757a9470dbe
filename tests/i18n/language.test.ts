import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { $siteConfig } from '../../src/config/site-config.ts';
import {
  $texts,
  chooseLanguage,
  loadMessages,
  type MessageSource,
  startLanguage,
  switchLanguage,
} from '../../src/i18n/language.ts';
import { memoryStorage } from '../../src/lib/storage.ts';
import { type Platform, providePlatform } from '../../src/platform/platform.ts';
import { settled } from '../support/patient.ts';

const persistentStorage = memoryStorage();
const requests: string[] = [];

const source: MessageSource = {
  async first(language) {
    requests.push(`${language}/first`);
    return { common: { close: `close ${language}`, slide: '{{index}} of {{total}}' } };
  },
  async area(language, area) {
    requests.push(`${language}/${area}`);
    return { title: `${area} ${language}` };
  },
};

const configure = (more: object = {}) =>
  $siteConfig.set(readSiteConfig(JSON.stringify({ merchantCode: 'm', brand: { name: 'Foyer' }, ...more })));

beforeEach(() => {
  providePlatform({ persistentStorage, report: vi.fn() } as unknown as Platform);
  persistentStorage.remove('MC_LANGUAGE');
  requests.length = 0;
  configure();
});

describe('initial language', { tags: ['LN-1'] }, () => {
  test('uses the stored language', () => {
    persistentStorage.set('MC_LANGUAGE', 'UR');
    expect(startLanguage()).toBe('UR');
  });

  test('uses the configured language, or EN, when none is stored', () => {
    expect(startLanguage()).toBe('EN');
    configure({ defaultLanguage: 'PT' });
    expect(startLanguage()).toBe('PT');
  });

  test('ignores a stored language that the site does not offer', () => {
    persistentStorage.set('MC_LANGUAGE', 'UR');
    configure({ languages: ['ES'], defaultLanguage: 'ES' });
    expect(startLanguage()).toBe('ES');
  });
});

describe('change of language', { tags: ['LN-1'] }, () => {
  test('stores the language and applies it after 250 ms', async () => {
    await switchLanguage('EN', source);
    vi.useFakeTimers();
    chooseLanguage('UR');
    expect(persistentStorage.get('MC_LANGUAGE')).toBe('UR');
    await vi.advanceTimersByTimeAsync(249);
    expect($texts.get()?.language).toBe('EN');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await settled(() => expect($texts.get()?.language).toBe('UR'));
    expect($texts.get()?.direction).toBe('rtl');
  });

  test('loads only the last language when several are chosen within 250 ms', async () => {
    await switchLanguage('EN', source);
    vi.useFakeTimers();
    chooseLanguage('JA');
    await vi.advanceTimersByTimeAsync(200);
    chooseLanguage('UR');
    await vi.advanceTimersByTimeAsync(250);
    vi.useRealTimers();
    await settled(() => expect($texts.get()?.language).toBe('UR'));
    expect(requests.filter((entry) => entry.startsWith('JA'))).toEqual([]);
  });

  test('loads the areas in use in the new language', async () => {
    await switchLanguage('EN', source);
    await loadMessages(['wallet']);
    await loadMessages(['wallet']);
    expect(requests.filter((entry) => entry === 'EN/wallet')).toHaveLength(1);
    await switchLanguage('JA', source);
    expect($texts.get()?.t('wallet.title' as never)).toBe('wallet JA');
  });
});

describe('texts of the operator', () => {
  test('replace the texts of the product and may use the full i18next format', async () => {
    await switchLanguage('EN', {
      ...source,
      overrides: async () => ({ common: { close: 'Shut $t(door)', door: 'the door' } }),
    });
    expect($texts.get()?.t('common.close')).toBe('Shut the door');
    expect($texts.get()?.t('common.slide', { index: 1, total: 3 })).toBe('1 of 3');
  });
});
