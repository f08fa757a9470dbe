// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hotGamesRead } from '../../../src/games/games.ts';
import {
  isRetryable,
  requestLaunchUrl,
  requestTrialUrl,
  restartGame,
} from '../../../src/games/launch/launch.ts';
import { $openGame, closeGame, openGame } from '../../../src/games/launch/open-game.ts';
import { $launching, startGame } from '../../../src/games/launch/start-game.ts';
import { recentGames } from '../../../src/games/lists/player-lists.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { launchGame, launchTrialGame } from '../../../src/gateway/endpoints/launch.ts';
import { addRecentGame } from '../../../src/gateway/endpoints/player-games.ts';
import type { GatewayError } from '../../../src/gateway/http/errors.ts';
import type { GameWindow } from '../../../src/platform/platform.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { until } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'UR' };
let here: TestEnvironment;
let game: Game;

beforeEach(async () => {
  here = await testEnvironment();
  here.platform.openGame = (opened) => {
    here.seen.played.push(opened);
    openGame(opened);
  };
  [game] = (await hotGamesRead(scope).read()) as [Game];
});

afterEach(() => {
  closeGame();
});

/** Taps a game and waits until its launch has ended; its dialog requests the URL. */
async function tap(into: Parameters<typeof startGame>[1] = scope): Promise<void> {
  startGame(game, into);
  await until(() => $launching.get() === undefined);
  if ($openGame.get()?.address.state === 'loading') await restartGame();
}

/** The address of the game on screen, once it has one. */
function opened(): string | undefined {
  const address = $openGame.get()?.address;
  return address?.state === 'ready' ? address.value : undefined;
}

/** Why the game on screen has no address. */
function failure(): unknown {
  const address = $openGame.get()?.address;
  return address?.state === 'failed' ? address.error : undefined;
}

/** Has the gateway answer a launch with an address. */
function answerWith(address: string): void {
  const answer = here.gateway.app.request.bind(here.gateway.app);
  vi.spyOn(here.gateway.app, 'request').mockImplementation((input, ...rest) =>
    input instanceof Request && input.url.includes('/launchGame')
      ? Response.json({ success: true, value: { content: { game_url: address } } })
      : answer(input, ...rest),
  );
}

test('a visitor is sent to the login, which returns here, and nothing is launched', {
  tags: ['LA-1'],
}, async () => {
  here.platform.here = () => '/m/slot-games?vassalage=ASTER';
  await tap();
  expect(here.seen.navigated.map(({ address }) => address)).toEqual([
    '/m/login?from=%2Fm%2Fslot-games%3Fvassalage%3DASTER',
  ]);
  expect(here.sentTo(launchGame)).toEqual([]);
});

test('sends the launch query, opens the returned URL and adds the game to the recent ones', {
  tags: ['LA-1', 'LA-2'],
}, async () => {
  await here.signIn();
  await tap();
  expect(Object.fromEntries(here.sentTo(launchGame)[0]!.query)).toEqual({
    confirmTrans: 'true',
    launchMode: 'h5',
    platform: 'html5',
    clientType: '2',
    gameId: game.gameId,
    nodeId: game.nodeId,
    accountType: game.vassalage,
    merchantCode: 'foyer',
    language: 'UR',
    webView: 'false',
    theme: 'dark',
  });
  expect(here.seen.played).toHaveLength(1);
  expect(opened()).toMatch(/^http:\/\/gateway\.test\/games\/play\?s=/);
  expect(here.seen.played[0]).toMatchObject({ title: 'لالٹین ٹائیگر', picture: game.iconUrl });
  await until(() => here.sentTo(addRecentGame).length === 1);
  const $recent = recentGames(scope);
  const leave = $recent.listen(() => {});
  const recent = await until(() => {
    const now = $recent.get();
    return now.state === 'ready' && now.value;
  });
  expect(recent[0]!.nodeId).toBe(game.nodeId);
  leave();
});

test('names the native app in the query', { tags: ['LA-1'] }, async () => {
  here.platform.device.inApp = true;
  await here.signIn();
  await tap();
  expect(here.sentTo(launchGame)[0]!.query.get('webView')).toBe('true');
});

test('a trial account launches with its own session, not as a guest’s trial', {
  tags: ['LA-1', 'SE-2'],
}, async () => {
  await here.signIn('trial4');
  await tap();
  expect(opened()).toBeDefined();
  expect(here.sentTo(launchTrialGame)).toEqual([]);
});

describe('shows a failed launch in the game’s dialog', { tags: ['LA-1'] }, () => {
  test.each([
    ['maintenance', 'game.maintenance', false],
    ['region', 'game.region', false],
    ['unreachable', 'game.vendor.unreachable', true],
  ] as const)('vendor trouble: %s', async (trouble, code, again) => {
    await here.signIn();
    here.gateway.switches.vendors = { [game.vassalage]: trouble };
    await tap();
    expect(failure()).toMatchObject({ kind: 'refused', code });
    expect(isRetryable(failure() as GatewayError)).toBe(again);
    expect(here.sentTo(addRecentGame)).toEqual([]);
    here.gateway.switches.vendors = {};
    await restartGame();
    expect(opened()).toBeDefined();
  });

  test('for a locked account and a removed game', async () => {
    await here.signIn();
    here.gateway.switches.lockedMembers = ['maya7'];
    await tap();
    expect(failure()).toMatchObject({ code: 'account.locked' });
    here.gateway.switches.lockedMembers = [];
    game = { ...game, gameId: '1' };
    await tap();
    expect(failure()).toMatchObject({ code: 'game.not.found' });
  });

  test('for an unreadable response, with a retry', async () => {
    await here.signIn();
    here.gateway.faults!.set({ endpoint: 'launchGame', malformed: 'html', times: 1 });
    await tap();
    expect(failure()).toMatchObject({ kind: 'malformed' });
    expect(isRetryable(failure() as GatewayError)).toBe(true);
    await restartGame();
    expect(opened()).toBeDefined();
  });

  test('closes the guest’s game when a member signs in meanwhile', async () => {
    await here.signIn();
    const hold = here.gateway.faults!.hold('launchGame');
    const tapped = tap();
    await hold.reached;
    await here.signIn('ravi1');
    hold.release();
    await tapped;
    expect($openGame.get()).toBeUndefined();
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'intent://play#Intent;end',
    'file:///etc/passwd',
    'blob:http://gateway.test/1',
    'http://',
  ])('the address %s is never opened', async (address) => {
    await here.signIn();
    answerWith(address);
    await tap();
    expect(failure()).toMatchObject({ kind: 'malformed', code: 'game_url' });
    expect(isRetryable(failure() as GatewayError)).toBe(false);
  });
});

test('ignores a second tap while a launch is pending', { tags: ['LA-1'] }, async () => {
  await here.signIn();
  startGame(game, scope);
  await tap();
  expect(here.sentTo(launchGame)).toHaveLength(1);
});

test('opens a game although storing it as recent failed, and reports the failure', {
  tags: ['LA-2'],
}, async () => {
  await here.signIn();
  here.gateway.faults!.set({ endpoint: 'addRecentGame', malformed: 'html' });
  await tap();
  expect(opened()).toBeDefined();
  await until(() => here.seen.reported.some(({ name }) => name === 'recent'));
  expect($toast.get()?.kind).not.toBe('failure');
});

test('a trial needs no session and sends the trial ids; a game without them offers none', {
  tags: ['LA-1'],
}, async () => {
  const address = await requestTrialUrl(game, scope);
  expect(address).toMatch(/^http:\/\/gateway\.test\/games\/play/);
  const { query } = here.sentTo(launchTrialGame)[0]!;
  expect([query.get('telGameId'), query.get('telNodeId')]).toEqual([game.telGameId, game.telNodeId]);
  const without = requestTrialUrl({ ...game, telGameId: '' }, scope);
  await expect(without).rejects.toMatchObject({ kind: 'refused', code: 'game.no.trial' });
});

describe('a pending launch', { tags: ['LA-1'] }, () => {
  test.each([
    ['real', () => requestLaunchUrl(game, scope)],
    ['trial', () => requestTrialUrl(game, scope)],
  ])('is given up after twenty seconds with all its tries: %s', async (_, sendRequest) => {
    await here.signIn();
    const limit = new AbortController();
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const holds = [here.gateway.faults!.hold('launchGame'), here.gateway.faults!.hold('launchTrialGame')];
    const requested = sendRequest();
    expect(limits).toHaveBeenCalledWith(20_000);
    await Promise.race(holds.map(({ reached }) => reached));
    limit.abort();
    await expect(requested).rejects.toMatchObject({ kind: 'timeout' });
    for (const hold of holds) hold.release();
  });

  test('a cancelled launch does not count as a timeout', async () => {
    await here.signIn();
    const hold = here.gateway.faults!.hold('launchGame');
    const page = new AbortController();
    const requested = requestLaunchUrl(game, scope, page.signal);
    await hold.reached;
    page.abort();
    await expect(requested).rejects.toMatchObject({ kind: 'aborted' });
    hold.release();
  });

  test('reports a failure; a retry succeeds', async () => {
    await here.signIn();
    here.gateway.switches.vendors = { [game.vassalage]: 'region' };
    await tap();
    expect(here.seen.reported).toEqual([
      { name: 'launch', error: expect.objectContaining({ code: 'game.region' }) },
    ]);
    here.gateway.switches.vendors = {};
    await tap();
    const first = opened();
    await restartGame();
    expect(opened()).toContain('/games/play');
    expect(opened()).not.toBe(first);
  });

  test('a successful launch updates the recent games on screen', { tags: ['LA-2'] }, async () => {
    await here.signIn();
    const $recent = recentGames(scope);
    const leave = $recent.listen(() => {});
    await until(() => $recent.get().state === 'ready');
    await tap();
    await until(() => {
      const now = $recent.get();
      return now.state === 'ready' && now.value[0]?.nodeId === game.nodeId;
    });
    leave();
  });
});

describe('a vendor that needs a separate window', { tags: ['LA-1'] }, () => {
  let steps: string[];
  let shown: ReturnType<GameWindow['show']>;
  const inWindow = () => ({ ...scope, newWindowVendors: [game.vassalage] });

  beforeEach(() => {
    steps = [];
    shown = 'shown';
    here.platform.openGameWindow = (title) => {
      steps.push(`open ${title}`);
      return {
        show(address) {
          steps.push(`show ${new URL(address).pathname}`);
          return shown;
        },
        close: () => void steps.push('close'),
      };
    };
  });

  test('opens the window in the tap, before the URL is known, and keeps the page', async () => {
    await here.signIn();
    startGame(game, inWindow());
    expect(steps).toEqual([`open ${game.displayName}`]);
    await until(() => $launching.get() === undefined);
    expect(steps.slice(1)).toEqual(['show /games/play']);
    expect(here.seen.played).toEqual([]);
    await until(() => here.sentTo(addRecentGame).length === 1);
  });

  test('opens no window for a visitor, for another vendor, or where the shell has no windows', async () => {
    await tap(inWindow());
    await here.signIn();
    await tap({ ...scope, newWindowVendors: ['OTHER'] });
    delete here.platform.openGameWindow;
    await tap(inWindow());
    expect(steps).toEqual([]);
    expect(here.seen.played).toHaveLength(2);
  });

  test.each([
    ['region', 'errors.gameRegion', false],
    ['unreachable', 'errors.vendorDown', true],
  ] as const)(
    'it closes again when the launch fails, which a toast tells: %s',
    async (trouble, text, again) => {
      await here.signIn();
      here.gateway.switches.vendors = { [game.vassalage]: trouble };
      await tap(inWindow());
      expect(steps.slice(1)).toEqual(['close']);
      expect($toast.get()).toMatchObject({ kind: 'failure', text });
      here.gateway.switches.vendors = {};
      expect(Boolean($toast.get()?.action)).toBe(again);
      $toast.get()?.action?.run();
      if (again) await until(() => steps.at(-1) === 'show /games/play');
    },
  );

  describe('while the launch is pending', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

    test('shows a loading message, a longer one after three seconds, and removes it at the end', async () => {
      await here.signIn();
      const hold = here.gateway.faults!.hold('launchGame');
      startGame(game, inWindow());
      await hold.reached;
      expect($toast.get()).toMatchObject({ kind: 'loading', text: 'common.loading' });
      vi.advanceTimersByTime(2_999);
      expect($toast.get()?.text).toBe('common.loading');
      vi.advanceTimersByTime(1);
      expect($toast.get()).toMatchObject({ kind: 'loading', text: 'lobby.launching' });
      hold.release();
      await until(() => $launching.get() === undefined);
      expect([$toast.get(), steps.at(-1)]).toEqual([undefined, 'show /games/play']);
      vi.advanceTimersByTime(60_000);
      expect($toast.get()).toBeUndefined();
    });

    test('a fast launch shows no later message', async () => {
      await here.signIn();
      startGame(game, inWindow());
      await until(() => $launching.get() === undefined);
      vi.advanceTimersByTime(60_000);
      expect($toast.get()).toBeUndefined();
    });
  });

  test('when blocked, shows a button that opens the game', async () => {
    await here.signIn();
    shown = 'blocked';
    await tap(inWindow());
    expect($confirmation.get()).toMatchObject({
      title: 'lobby.windowTitle',
      text: 'lobby.windowBlocked',
      yes: 'lobby.windowOpen',
      no: 'common.cancel',
    });
    expect(here.sentTo(addRecentGame)).toEqual([]);
    $confirmation.get()!.answer(true);
    await until(() => here.seen.opened.length === 1);
    expect(here.seen.opened[0]).toMatch(/\/games\/play\?s=/);
    await until(() => here.sentTo(addRecentGame).length === 1);
    await tap(inWindow());
    $confirmation.get()!.answer(false);
    await until(() => $confirmation.get() === undefined);
    expect(here.seen.opened).toHaveLength(1);
  });

  test('requests nothing more when the player closes the window meanwhile', async () => {
    await here.signIn();
    shown = 'closed';
    await tap(inWindow());
    expect([$confirmation.get(), here.seen.played, here.sentTo(addRecentGame)]).toEqual([undefined, [], []]);
  });
});
