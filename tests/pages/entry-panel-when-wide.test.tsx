import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../src/i18n/language.ts';
import LoginPage from '../../src/pages/login.tsx';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';
import { setWindowWidth } from '../support/window-width.ts';

afterEach(() => setWindowWidth(1024));

const panel = () => screen.queryByRole('region', { name: 'About Foyer' });

// Alone in its file: once a wide window has loaded the panel's code, narrow ones contain it, too, where the style hides it.
test('the panel of the brand is next to the login once the window is wide', { tags: ['LG-1'] }, async () => {
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
