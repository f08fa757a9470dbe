import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  $consentWindow,
  needsConsent,
  requestConsent,
  setParentOrigin,
  trackConsents,
} from '../../../embed/operator-frame/consent.ts';
import { $view } from '../../../embed/operator-frame/current-view.ts';
import { playCurrentView } from '../../../embed/operator-frame/play-game.ts';
import { AGREED, CONSENT, HELLO } from '../../../embed/operator-frame/session-handover.ts';
import { $windowFocused, trackWindowFocus } from '../../../embed/operator-frame/window-focus.ts';
import { serveFrame } from '../../../embed/operator-frame/window-page.ts';
import { WindowPage } from '../../../embed/operator-frame/window-page-view.tsx';
import { launchGame } from '../../../src/gateway/endpoints/launch.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { wait } from '../../../src/lib/timing.ts';
import { $session, signOut, startSession } from '../../../src/session/session.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const PAGE = 'https://partner.example';
const OTHER = 'https://other.example';
const game = { gameId: '1', nodeId: '2', gameName: 'Spin', gameType: 'RNG', vassalage: 'PG' };

let here: TestEnvironment;
/** The consent window as the frame sees it. */
let popup: { closed: boolean; postMessage: ReturnType<typeof vi.fn> };

beforeAll(async () => {
  here = await testEnvironment();
  setParentOrigin(PAGE);
  trackConsents();
  playCurrentView();
});

beforeEach(() => {
  setParentOrigin(PAGE);
  popup = { closed: false, postMessage: vi.fn() };
  vi.spyOn(window, 'open').mockImplementation(() => popup as unknown as Window);
});

afterEach(async () => {
  $view.set(undefined);
  await signOut();
});

interface From {
  origin?: string;
  source?: unknown;
  value?: string;
}

function hear(type: string, { origin = location.origin, source = popup, value = '' }: From = {}): void {
  const event = new MessageEvent('message', { data: { type, value }, origin });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

const agree = () => {
  requestConsent();
  hear(AGREED);
};

test('launches a game for money after the player’s consent, and a game for play money at once', async () => {
  await here.signIn();
  const launched = (times: number) => vi.waitFor(() => expect(here.sentTo(launchGame)).toHaveLength(times));
  $view.set({ show: 'game', game });
  expect(needsConsent()).toBe(true);
  await wait(50);
  await launched(0);
  agree();
  await launched(1);
  $view.set(undefined);
  await signOut();
  await here.signIn('trial4');
  $view.set({ show: 'game', game });
  await launched(2);
});

test('keeps consent for one page and one session, until the player signs out', async () => {
  await here.signIn();
  agree();
  expect(needsConsent()).toBe(false);
  setParentOrigin(OTHER);
  expect(needsConsent()).toBe(true);
  agree();
  setParentOrigin(PAGE);
  expect(needsConsent()).toBe(false);
  const session = $session.get()!;
  await signOut();
  expect(here.platform.persistentStorage.get('foyer-consent')).toBeUndefined();
  startSession(session);
  expect(needsConsent()).toBe(true);
});

test('sends the page’s origin to its own window, and takes consent from no other', async () => {
  await here.signIn();
  requestConsent();
  expect(window.open).toHaveBeenCalledWith(
    expect.stringMatching(/^\/embed\/window\?/),
    '_blank',
    expect.any(String),
  );
  hear(HELLO);
  expect(popup.postMessage).toHaveBeenCalledWith({ type: CONSENT, value: PAGE }, location.origin);
  hear(AGREED, { origin: PAGE });
  hear(AGREED, { source: window });
  expect(needsConsent()).toBe(true);
  hear(AGREED);
  expect(needsConsent()).toBe(false);
});

test('takes no consent for a session that began after the question', async () => {
  await here.signIn();
  requestConsent();
  await signOut();
  await here.signIn('ravi1');
  hear(AGREED);
  expect(needsConsent()).toBe(true);
});

test('reports a window that is blocked or closed', async () => {
  await here.signIn();
  vi.mocked(window.open).mockReturnValueOnce(null);
  requestConsent();
  expect($consentWindow.get()).toBe('blocked');
  vi.useFakeTimers();
  requestConsent();
  expect($consentWindow.get()).toBe('waiting');
  popup.closed = true;
  vi.advanceTimersByTime(500);
  expect($consentWindow.get()).toBe('waiting');
  vi.advanceTimersByTime(500);
  expect($consentWindow.get()).toBe('closed');
});

test('takes the consent that arrives after the window is seen closed', async () => {
  await here.signIn();
  vi.useFakeTimers();
  requestConsent();
  popup.closed = true;
  vi.advanceTimersByTime(999);
  hear(AGREED);
  vi.advanceTimersByTime(5_000);
  expect([$consentWindow.get(), needsConsent()]).toEqual(['none', false]);
});

test('accepts clicks in a window that has had the focus for a second', () => {
  vi.useFakeTimers();
  trackWindowFocus();
  expect($windowFocused.get()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect($windowFocused.get()).toBe(true);
  dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(5_000);
  expect($windowFocused.get()).toBe(false);
  dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(999);
  expect($windowFocused.get()).toBe(false);
  vi.advanceTimersByTime(1);
  expect($windowFocused.get()).toBe(true);
});

test('asks in the window, naming the page, only when the operator’s own frame wants it', async () => {
  await loadMessages(['frame']);
  const opener = { postMessage: vi.fn() };
  Object.defineProperty(window, 'opener', { value: opener, writable: true, configurable: true });
  vi.spyOn(window, 'close').mockImplementation(() => {});
  await show(<WindowPage />);
  const served = serveFrame(false);
  hear(CONSENT, { source: opener, origin: OTHER, value: OTHER });
  hear(CONSENT, { source: opener, value: `${PAGE}:8443` });
  await act(() => served);
  expect(window.opener).toBeNull();
  await screen.findByRole('heading', { name: 'Play for money on partner.example:8443?' });
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'I agree' });
  expect(yes.disabled).toBe(true);
  await waitFor(() => expect(yes.disabled).toBe(false));
  await act(async () => yes.click());
  expect(opener.postMessage).toHaveBeenLastCalledWith({ type: AGREED, value: '' }, location.origin);
});
