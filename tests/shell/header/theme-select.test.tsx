import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteConfig } from '../../../src/config/read-site-config.ts';
import { $siteConfig, siteConfig } from '../../../src/config/site-config.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { platform } from '../../../src/platform/platform.ts';
import { ThemeSlot } from '../../../src/shell/header/theme-slot.tsx';
import { applyLook } from '../../../src/shell/page/apply-look.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

beforeEach(async () => {
  await testEnvironment();
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#ffffff"><meta name="theme-color" content="#0d0f14">';
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
  document.head.replaceChildren();
  document.adoptedStyleSheets = [];
});

const follow = (theme?: SiteConfig['brand']['theme']) => {
  const config = siteConfig();
  $siteConfig.set({ ...config, brand: { ...config.brand, theme } });
};
const shown = () => [
  document.documentElement.dataset.theme,
  document.querySelector('meta[name=theme-color]')!.getAttribute('media') ??
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.media,
];

test('shows the chosen theme at once and stores it, until the device decides again', async () => {
  follow('auto');
  await loadMessages(['member']);
  await show(<ThemeSlot />);
  const select = await screen.findByRole('combobox', { name: 'Theme' });
  expect([...select.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Like the device',
    'Dark',
    'Light',
  ]);
  await user.selectOptions(select, 'Light');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(platform().persistentStorage.get('themeChoice')).toBe('light');
  await user.selectOptions(select, 'Dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.selectOptions(select, 'Like the device');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(platform().persistentStorage.get('themeChoice')).toBeUndefined();
});

test('keeps the choice of an earlier visit, also where no front server has applied it', async () => {
  platform().persistentStorage.set('themeChoice', 'dark');
  applyLook({ theme: 'auto' });
  expect(shown()[0]).toBe('dark');
  follow('auto');
  await loadMessages(['member']);
  await show(<ThemeSlot />);
  expect((await screen.findByRole<HTMLSelectElement>('combobox')).value).toBe('dark');
});

test('ignores a stored theme that does not exist', () => {
  platform().persistentStorage.set('themeChoice', 'sepia');
  applyLook({ theme: 'auto' });
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test.each(['dark', 'light', undefined] as const)('offers no choice for the theme %s', async (theme) => {
  follow(theme);
  platform().persistentStorage.set('themeChoice', 'light');
  applyLook({ theme });
  expect(document.documentElement.dataset.theme).toBeUndefined();
  const { container } = await show(<ThemeSlot />);
  expect(container.querySelector('select')).toBeNull();
});
