import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadMessages } from '../../src/i18n/language.ts';
import { entryClaims } from '../../src/pages/entry-claims.ts';
import LoginPage from '../../src/pages/login.tsx';
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
});

describe('panel of the brand', { tags: ['LG-1'] }, () => {
  const panel = () => screen.queryByRole('region', { name: 'About Foyer' });

  test('is next to the login once the window is wide', async () => {
    setWindowWidth(390);
    const { platform } = await testEnvironment();
    Object.assign(platform, { ownDevice: true });
    await loadMessages(['account']);
    await show(<LoginPage />);
    await screen.findByLabelText(/^Username/);
    await act(() => vi.dynamicImportSettled());
    expect(panel()).toBeNull();
    act(() => setWindowWidth(1280));
    await waitFor(() => expect(panel()).not.toBeNull());
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
