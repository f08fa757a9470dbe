// @module-tag KI-1
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $accessibilityOptions,
  accessibilityOptions,
  setAccessibilityOption,
} from '../../../kiosk/accessibility/options.ts';
import { $kioskConfig } from '../../../kiosk/config/kiosk-config.ts';
import { readKioskConfig } from '../../../kiosk/config/read-kiosk-config.ts';
import { type KioskPlatform, kioskPlatform } from '../../../kiosk/device/platform.ts';
import { $externalLink } from '../../../kiosk/navigation/external-link.ts';
import { $location, goBack, goTo } from '../../../kiosk/navigation/memory-history.ts';
import { $realityCheckDue, $sessionMinutes } from '../../../kiosk/visit/session-clock.ts';
import { $visit, endVisit, visitFetch } from '../../../kiosk/visit/visit.ts';
import { encryptionKey } from '../../../src/config/status.ts';
import { $openGame, openGame } from '../../../src/games/launch/open-game.ts';
import { categoryGames } from '../../../src/games/lists/lists.ts';
import { getMember, login } from '../../../src/gateway/endpoints/session.ts';
import { call, configureGateway } from '../../../src/gateway/http/client.ts';
import { $texts, switchLanguage } from '../../../src/i18n/language.ts';
import { providePlatform } from '../../../src/platform/platform.ts';
import { $balance, $balanceMasked, $member, toggleBalanceMask } from '../../../src/session/member.ts';
import { requirePasswordChange } from '../../../src/session/password-change.ts';
import {
  $session,
  $sessionLost,
  $temporaryPassword,
  clearSession,
  dropEndedSession,
  holdTemporaryPassword,
  startSession,
} from '../../../src/session/session.ts';
import { $panel, openPanel } from '../../../src/shell/drawers/panels.ts';
import { $confirmation, requestConfirmation } from '../../../src/ui/confirm.ts';
import { $toast, showToast } from '../../../src/ui/toasts.ts';
import { credentials } from '../../demo/harness.ts';
import { until } from '../../support/patient.ts';
import { environmentPerTest, sourceMessages } from '../../support/test-environment.ts';

const ORIGIN = 'http://gateway.test';

const here = environmentPerTest();
let platform: KioskPlatform;
let cut: boolean;
let reported: string[];

/** The terminal's network: relative addresses, and requests that can fail or be late. */
const network = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input instanceof Request ? input : new URL(input, ORIGIN), init);
  if (cut) throw new TypeError('Failed to fetch');
  await silent;
  const answer = await here.gateway.app.request(request);
  reached.push(new URL(request.url).pathname);
  if (request.url.endsWith(login.path)) await late;
  request.signal.throwIfAborted();
  return answer;
};
let late: Promise<void> | undefined;
let silent: Promise<void> | undefined;
let reached: string[];

beforeEach(() => {
  cut = false;
  late = undefined;
  silent = undefined;
  reported = [];
  reached = [];
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('location', new URL(`${ORIGIN}/kiosk/`));
  platform = { ...kioskPlatform(), report: ({ name }) => void reported.push(name) };
  providePlatform(platform);
  configureGateway({
    base: ORIGIN,
    merchantCode: 'foyer',
    token: () => $session.get()?.token,
    device: () => 'KIOSK',
    key: encryptionKey,
    fetch: visitFetch,
    onSessionLost: dropEndedSession,
  });
  $kioskConfig.set(readKioskConfig(JSON.stringify({ venue: 'Hall' })));
});

afterEach(() => {
  clearSession();
});

const signIn = (username: string) => call(login, { body: credentials(username) });

/** Whether the gateway still accepts a token. */
async function hasSession(token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await here.gateway.app.request(ORIGIN + getMember.path, { headers });
  return ((await answer.json()) as { success: boolean }).success;
}

test('the session clock stays right when the machine’s clock is set by years', async () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 6, 12) });
  const leave = [$sessionMinutes, $realityCheckDue].map((store) => store.listen(() => {}));
  startSession(await signIn('maya7'));
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  for (const year of [2041, 2001]) {
    vi.setSystemTime(new Date(year, 0, 1));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([$sessionMinutes.get(), $realityCheckDue.get()]).toEqual([29, false]);
  }
  await vi.advanceTimersByTimeAsync(50_000);
  expect([$sessionMinutes.get(), $realityCheckDue.get()]).toEqual([30, true]);
  for (const end of leave) end();
});

describe('end of a visit', () => {
  test('removes everything of the visitor, and the gateway refuses their token', async () => {
    startSession(await signIn('maya7'));
    requirePasswordChange();
    holdTemporaryPassword('temporary');
    expect($temporaryPassword.get()).toBe('temporary');
    const { token } = $session.get()!;
    const leaves = [$member, $balance].map((store) => (store as typeof $member).listen(() => {}));
    await until(() => $member.get().state === 'ready' && $balance.get().state === 'ready');
    toggleBalanceMask();
    platform.sessionStorage.set('draft', 'secret');
    goTo('/m/member/home');
    goTo('/m/withdraw');
    openPanel('account');
    const answer = requestConfirmation({
      title: 'shell.signOutTitle',
      text: 'shell.signOutText',
      yes: 'common.submit',
      no: 'common.cancel',
    });
    showToast('common.loading', { ms: 60_000 });
    openGame({ address: `${ORIGIN}/games/play?s=x`, title: 'Game' });
    platform.open('https://elsewhere.test/');
    for (const option of accessibilityOptions) setAccessibilityOption(option, true);
    for (const leave of leaves) leave();
    const visit = $visit.get();
    expect(await hasSession(token)).toBe(true);

    const done = endVisit();

    // Before anything is awaited: the next visitor may already be there.
    expect([$session.get(), $temporaryPassword.get()]).toEqual([undefined, undefined]);
    expect([$confirmation, $toast, $panel, $openGame, $externalLink].map((store) => store.get())).toEqual(
      Array(5).fill(undefined),
    );
    expect([$member.get().state, $balance.get().state]).toEqual(['loading', 'loading']);
    expect($balanceMasked.get()).toBe(false);
    expect([...$accessibilityOptions.get()]).toEqual([]);
    expect(platform.persistentStorage.keys()).toEqual([]);
    expect(platform.sessionStorage.keys()).toEqual([]);
    expect($visit.get()).toBe(visit + 1);
    expect($location.get()).toBe('/m/home');
    goBack();
    expect($location.get()).toBe('/m/home');
    await done;
    expect(await answer).toBe(false);
    await until(async () => !(await hasSession(token)));
  });

  test('shows the next visitor no message of a lost session', async () => {
    startSession(await signIn('maya7'));
    dropEndedSession('session.ended', $session.get()!.token);
    expect($sessionLost.get()).toBe('session.ended');
    void endVisit();
    expect($sessionLost.get()).toBeUndefined();
  });

  test('resets a list that the visitor scrolled far', async () => {
    const list = categoryGames({ merchantCode: 'foyer', language: 'EN' }, { gameType: 'LIVE' });
    const leave = list.listen(() => {});
    const page = () => {
      const pages = list.get();
      return pages.state === 'ready' && pages.value.page;
    };
    await until(() => page() === 1);
    await list.fetchNextPage();
    expect(page()).toBe(2);
    await endVisit();
    await until(() => page() === 1);
    expect(platform.sessionStorage.keys()).toEqual([]);
    leave();
  });

  test('switches back to the venue’s language', async () => {
    await switchLanguage('EN', {
      ...sourceMessages,
      first: () => sourceMessages.first('EN'),
      area: (_, area) => sourceMessages.area('EN', area),
    });
    await switchLanguage('UR');
    platform.persistentStorage.set('MC_LANGUAGE', 'UR');
    await endVisit();
    expect($texts.get()?.language).toBe('EN');
    expect(platform.persistentStorage.get('MC_LANGUAGE')).toBeUndefined();
  });

  test('clears the terminal before the gateway has answered the logout', async () => {
    startSession(await signIn('maya7'));
    silent = new Promise(() => {});
    await endVisit();
    expect($session.get()).toBeUndefined();
    expect(reported).toEqual([]);
  });

  test('clears the terminal while the gateway is unreachable, and logs out when it is back', async () => {
    startSession(await signIn('maya7'));
    const { token } = $session.get()!;
    vi.spyOn(Math, 'random').mockReturnValue(0);
    cut = true;
    await endVisit();
    expect($session.get()).toBeUndefined();
    await until(() => reported.includes('logout'));
    expect(await hasSession(token)).toBe(true);
    cut = false;
    await until(async () => !(await hasSession(token)));
  });

  test('logs out after an hour without the gateway, though the clock was set by years meanwhile', async () => {
    startSession(await signIn('maya7'));
    const { token } = $session.get()!;
    vi.useFakeTimers();
    cut = true;
    await endVisit();
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    vi.setSystemTime(new Date(2041, 0, 1));
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    const tries = reported.length;
    // Pauses grow to three quarters of a minute at most.
    expect(tries).toBeGreaterThan(80);
    expect(tries).toBeLessThan(260);
    cut = false;
    await vi.advanceTimersByTimeAsync(46_000);
    vi.useRealTimers();
    await until(async () => !(await hasSession(token)));
  });

  test('a late logout leaves the next player signed in', async () => {
    startSession(await signIn('maya7'));
    const first = $session.get()!.token;
    vi.spyOn(Math, 'random').mockReturnValue(0);
    cut = true;
    await endVisit();
    await until(() => reported.includes('logout'));
    cut = false;
    startSession(await signIn('ravi1'));
    const second = $session.get()!.token;
    await until(async () => !(await hasSession(first)));
    expect($session.get()?.token).toBe(second);
    expect(await hasSession(second)).toBe(true);
    expect($sessionLost.get()).toBeUndefined();
  });

  test('the response to a pending sign-in signs nobody in', async () => {
    let arrive = () => {};
    late = new Promise((resolve) => {
      arrive = resolve;
    });
    const failed = vi.fn();
    const pending = signIn('maya7').then(startSession, failed);
    await until(() => reached.includes(login.path));
    await endVisit();
    arrive();
    await pending;
    expect($session.get()).toBeUndefined();
    expect(failed).toHaveBeenCalledOnce();
  });

  test('resets every store, or has a reason why it holds nothing of a visitor', () => {
    const root = join(import.meta.dirname, '../../..');
    const files = globSync('{src,kiosk}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.startsWith('src/site/'),
    );
    const found = files.flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(/^(?:export )?const (\$\w+)[^=]*= (?:atom|map|deepMap)\b/gm)].map(
        ([, name]) => `${file} ${name}`,
      );
    });
    expect(found.filter((store) => !(store in storeFates)).sort()).toEqual([]);
  });
});

/** Why each module-level store holds nothing of a visitor after the visit. Every new store needs an entry. */
const storeFates: Readonly<Record<string, string>> = {
  'src/games/search/finder-start.tsx $noGames': 'a constant',
  'src/features/account/verification/human-verification.ts $verification':
    'given up with the form that asked',
  'src/features/account/sign-in-service/load-sign-in-service.ts $loading':
    'never set on a terminal, which has no service',
  'src/config/site-config.ts $siteConfig': 'the operator’s',
  'kiosk/keyboard/keyboard-store.ts $current': 'put away with all else that lies over the page',
  'src/i18n/language.ts $texts': 'set to the venue’s language',
  'src/lib/current-language.ts $language': 'set to the venue’s language',
  'src/games/favourites/favourites.ts $marked': 'follows the session',
  'src/games/launch/start-game.ts $launching': 'ends with its request, which is aborted',
  'src/features/member/vip.ts $claimingBonus': 'ends with its request, which is aborted',
  'src/features/member/sessions.ts $ending': 'ends with its request, which is aborted',
  'src/features/protection/play-session.ts $acting': 'ends with its request, which is aborted',
  'src/features/protection/play-session.ts $answers': 'a number, not a visitor’s',
  'src/session/idle-ended.ts $ended': 'never set on a terminal, which has its own idle time',
  'src/shell/account/idle-session.ts $timer': 'never set on a terminal, which has its own idle time',
  'src/features/protection/protection.ts $acting': 'ends with its request, which is aborted',
  'src/features/identity/identity.ts $acting': 'ends with its request, which is aborted',
  'src/features/identity/withdrawal-gate.tsx $unchecked': 'a constant',
  'src/features/game-centre/filter-chips.tsx $none': 'a constant',
  'src/features/identity/uploads.ts $list': 'always empty on a terminal, and emptied with the session',
  'src/features/protection/protection.ts $begun': 'reset when its page is left',
  'src/features/wallet/payments.ts $cancelling': 'ends with its request, which is aborted',
  'src/features/promotions/join-or-claim.ts $acting': 'ends with its request, which is aborted',
  'src/features/install/install-offers.ts $changes': 'counts',
  'src/platform/install-prompt.ts $installPrompt': 'never set on a terminal, which has its own start',
  'src/shell/page/install-bar.ts $installBar': 'never set on a terminal, which has its own start',
  'src/features/red-rain/open-envelope.ts $opening': 'ends with its request, which is aborted',
  'src/platform/tick.ts $tick': 'time',
  'src/session/member.ts $masked': 'set',
  'src/session/member.ts $refreshing': 'set',
  'src/session/session.ts $held': 'cleared',
  'src/session/session.ts $current': 'cleared',
  'src/session/session.ts $lost': 'cleared',
  'src/games/launch/open-game.ts $openGame': 'left',
  'src/games/launch/game-pause.ts $state': 'reset when the game closes',
  'src/games/launch/game-sound.ts $muting':
    'ends with its game; the choice ends with the storage of the visit',
  'src/ui/confirm.ts $confirmation': 'answered with no',
  'src/second-factor/proof-question.ts $question': 'removed with its confirmation',
  'src/ui/async-view.tsx $blockStateView': 'set at the start',
  'src/shell/status/block-failures.ts $failures': 'follows what is shown',
  'src/shell/status/page-block-state.tsx $card': 'code',
  'src/ui/open-dialogs.ts $openDialogs': 'follows what is open',
  'src/ui/open-dialogs.ts $topDialog': 'follows what is open',
  'src/shell/drawers/panels.ts $panel': 'closed',
  'src/ui/toasts.ts $toast': 'cleared',
  'src/ui/toasts.ts $persistentToast': 'never set on a terminal, which has its own watch',
  'src/features/wallet/wallets.ts $isReturning': 'ends with its request, which is aborted',
  'src/features/wallet/rewards.ts $claiming': 'ends with its request, which is aborted',
  'kiosk/accessibility/options.ts $chosen': 'switched off',
  'kiosk/speech/voices.ts $found': 'the machine’s',
  'kiosk/config/kiosk-config.ts $kioskConfig': 'the venue’s',
  'kiosk/navigation/external-link.ts $externalLink': 'closed',
  'kiosk/phone-sign-in/phone-sign-in-store.ts $current': 'closed, and cancelled at the gateway',
  'src/shell/page/page-store.ts $shown': 'follows the place',
  'kiosk/navigation/memory-history.ts $location': 'reset',
  'kiosk/start/provision.ts $provisioning': 'the venue’s',
  'kiosk/status/connectivity.ts $connectivity': 'the network’s',
  'kiosk/visit/session-clock.ts $times': 'follows the session',
  'kiosk/venue/venue-state.ts $now': 'time',
  'kiosk/staff/staff-store.ts $corner': 'shut',
  'kiosk/visit/visit.ts $visit': 'counts visits',
  'kiosk/visit/finish-visit.ts $current': 'the texts of a language, for three seconds',
};
