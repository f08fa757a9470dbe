import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Market, markets } from '../../../../src/gateway/protection/markets.ts';
import { loadMessages, switchLanguage } from '../../../../src/i18n/language.ts';
import { languageCodes } from '../../../../src/lib/language-codes.ts';
import LoginPage from '../../../../src/pages/login.tsx';
import { $session, clearSession } from '../../../../src/session/session.ts';
import { openLoginOverPage } from '../../../../src/shell/drawers/login-over-page.tsx';
import Overlays from '../../../../src/shell/drawers/overlays.tsx';
import { closePanel } from '../../../../src/shell/drawers/panels.ts';
import { fill } from '../../../support/fields.ts';
import { show } from '../../../support/show.tsx';
import { DEMO_PASSWORD, testEnvironment } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';

const open = async (protection?: unknown) => {
  await testEnvironment(protection === undefined ? {} : { config: { protection } });
  await loadMessages(['account']);
};
const notice = () => screen.queryByText(/addictive.*gambling disorder.*stakes/);

beforeAll(() => history.replaceState(null, '', '/m/login'));
afterEach(() => {
  closePanel();
  clearSession();
});

/** The markets that demand a notice at each login. */
const demanding: readonly Market[] = ['brazil'];

test.each(markets)('the login of %s shows the risks only where the market demands it', async (pack) => {
  await open({ pack });
  await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  // Its code is loaded after the form.
  await waitFor(() => expect(notice() !== null).toBe(demanding.includes(pack)));
});

test('a login without a pack shows no risks, and one of an operator who wants them does', async () => {
  await open();
  const { unmount } = await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  expect(notice()).toBeNull();
  await unmount();
  await open({ pack: 'uk', tighten: { riskAtLogin: true } });
  await show(<LoginPage />);
  await screen.findByLabelText(/^Username/);
  await waitFor(() => expect(notice()).not.toBeNull());
});

test('the notice precedes the button and links to help, also in the login over a page', async () => {
  await open({ pack: 'brazil' });
  await show(<Overlays />);
  act(() => openLoginOverPage(() => {}));
  await screen.findByRole('dialog', { name: 'Log in' });
  const button = await screen.findByRole('button', { name: 'Log in' });
  await waitFor(() => expect(notice()).not.toBeNull());
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
  expect(notice()!.compareDocumentPosition(button) & following).toBe(following);
  expect(screen.getByRole('link', { name: 'Play safely' }).getAttribute('href')).toBe('/m/protection');
  await fill('Username', 'maya7');
  await fill('Password', DEMO_PASSWORD);
  await user.click(button);
  await waitFor(() => expect($session.get()?.userName).toBe('maya7'));
});

test('every language has its own notice', async () => {
  await open({ pack: 'brazil' });
  const texts = new Set<string>();
  for (const language of languageCodes) {
    await switchLanguage(language);
    await loadMessages(['account']);
    const { container, unmount } = await show(<LoginPage />);
    await waitFor(() => expect(container.querySelector('.risk-notice')).not.toBeNull());
    texts.add(container.querySelector('.risk-notice')!.firstChild!.textContent!);
    await unmount();
  }
  expect(texts.size).toBe(8);
});
