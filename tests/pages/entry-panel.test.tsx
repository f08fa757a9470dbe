import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadMessages } from '../../src/i18n/language.ts';
import { entryClaims } from '../../src/pages/entry-claims.ts';
import LoginPage from '../../src/pages/login.tsx';
import RegisterPage from '../../src/pages/register.tsx';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';
import { setWindowWidth } from '../support/window-width.ts';

afterEach(() => setWindowWidth(1024));

const texts = (flags: Record<string, boolean>, languages: number) =>
  entryClaims(flags, languages).map(({ icon }) => icon);

describe('claims of the brand', () => {
  test('are three, of which the language is a spare', () => {
    expect(texts({ TRANSREC3: true }, 8)).toEqual(['favourites', 'records', 'limits']);
    expect(texts({}, 8)).toEqual(['favourites', 'limits', 'languages']);
    expect(texts({}, 1)).toEqual(['favourites', 'limits']);
  });

  test('are two for newcomers, after the first bonus', () => {
    expect(entryClaims({ TRANSREC3: true }, 8, true).map(({ icon }) => icon)).toEqual([
      'favourites',
      'limits',
    ]);
  });
});

describe('panel of the brand', { tags: ['LG-1'] }, () => {
  const panel = () => screen.queryByRole('region', { name: 'About Foyer' });

  test('shows the chosen game next to its login', { tags: ['LA-1'] }, async () => {
    setWindowWidth(1280);
    const { platform } = await testEnvironment();
    Object.assign(platform, { ownDevice: true });
    await loadMessages(['account']);
    const game = { nodeId: 'SLOT_1', gameName: 'Lantern Tiger', iconUrl: '/covers/1.avif' };
    platform.sessionStorage.set('WANTED_GAME', JSON.stringify({ game, at: platform.now() }));
    await show(<LoginPage />);
    const about = await screen.findByRole('region', { name: 'About Lantern Tiger' });
    expect(about.querySelector('img')?.getAttribute('src')).toContain('/covers/1.avif');
  });

  test('begins with the first bonus next to the registration', { tags: ['RG-8'] }, async () => {
    setWindowWidth(1280);
    const { platform } = await testEnvironment();
    Object.assign(platform, { ownDevice: true });
    await loadMessages(['account']);
    await show(<RegisterPage />);
    const [first] = within(await screen.findByRole('region', { name: 'About Foyer' })).getAllByRole(
      'listitem',
    );
    await waitFor(() => expect(first!.textContent).toContain('100% up to ₹5,000'));
    expect(within(panel()!).getAllByRole('listitem')).toHaveLength(3);
  });

  test('is absent on terminals', async () => {
    await testEnvironment();
    await loadMessages(['account', 'info']);
    await show(<LoginPage />);
    await screen.findByLabelText(/^Username/);
    await act(() => vi.dynamicImportSettled());
    expect(panel()).toBeNull();
    expect(document.querySelector('.entry-sheet')).toBeNull();
  });
});
