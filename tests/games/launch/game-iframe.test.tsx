// @module-tag LA-1

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GameIframe, OpenGameView } from '../../../src/games/launch/game-iframe.tsx';
import { $gamePause, pauseGame, resumeGame } from '../../../src/games/launch/game-pause.ts';
import { $muted, muteGame, syncMute } from '../../../src/games/launch/game-sound.ts';
import { afterRounds, isRoundInProgress, reportEndedRound } from '../../../src/games/launch/rounds.ts';
import { usePausedGame } from '../../../src/games/launch/use-paused-game.tsx';
import { GatewayError } from '../../../src/gateway/http/errors.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';

const GAME = 'https://games.example/play?once=1';
let probe: { address: string; init: RequestInit }[];
let reach: () => Promise<Response>;
const relaunch = vi.fn();
const close = vi.fn();

beforeEach(async () => {
  await testEnvironment();
  await loadMessages(['play']);
  probe = [];
  reach = async () => new Response();
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init = {}) => {
    probe.push({ address: String(address), init });
    return reach();
  });
  relaunch.mockClear();
  close.mockClear();
  stopClock();
});

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Lantern Tiger');
const button = (name: string) => screen.queryByRole('button', { name });
const after = (ms: number) => act(() => pass(ms));
const open = (address?: string) =>
  show(<GameIframe address={address} title="Lantern Tiger" relaunch={relaunch} onClose={close} />);
/** The iframe has loaded its URL, which is the game or the browser's error page. */
const load = () => act(async () => void frame()!.dispatchEvent(new Event('load')));

function violate(effectiveDirective: string, blockedURI: string): Promise<void> {
  const event = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI });
  return act(async () => void document.dispatchEvent(event));
}

test('explains the wait after three seconds, offers other actions after eight, and gives up after twenty', async () => {
  await open(GAME);
  expect(screen.getByRole('progressbar', { name: 'Lantern Tiger' })).toHaveProperty('value', 2);
  expect(screen.getByRole('status').textContent).toBe('Please wait');
  await after(2_999);
  expect(screen.getByRole('status').textContent).toBe('Please wait');
  await after(1);
  expect(screen.getByRole('status').textContent).toBe('The game is still loading');
  await after(4_999);
  expect(button('Close')).toBeNull();
  await after(1);
  button('Close')!.click();
  button('Try again')!.click();
  expect([close.mock.calls.length, relaunch.mock.calls.length]).toEqual([1, 1]);
  await after(11_999);
  expect([frame() !== null, screen.queryByRole('alert')]).toEqual([true, null]);
  await after(1);
  expect([frame(), screen.getByRole('alert').textContent]).toEqual([
    null,
    expect.stringContaining('The connection is slow'),
  ]);
});

test('a game without a URL waits and requests nothing', async () => {
  await open();
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 1);
  await after(60_000);
  expect([probe, screen.queryByRole('alert')]).toEqual([[], null]);
});

test('reports an unreachable server although the iframe has loaded, and can show the game anyway', async () => {
  reach = async () => Promise.reject(new TypeError('Failed to fetch'));
  await open(GAME);
  await after(150);
  await load();
  await after(100);
  // The root of the server is asked, without anything of the player: the address opens once.
  expect(probe).toMatchObject([
    { address: 'https://games.example/', init: { method: 'HEAD', mode: 'no-cors', credentials: 'omit' } },
  ]);
  expect(screen.getByRole('alert').textContent).toContain('is not responding');
  expect(button('Try again')).not.toBeNull();
  await act(async () => button('Show anyway')!.click());
  expect([screen.queryByRole('alert'), frame()!.getAttribute('src')]).toEqual([null, GAME]);
  await after(60_000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not report a server that is slow or that a policy forbids to probe', async () => {
  let refuse = (_: unknown) => {};
  reach = () =>
    new Promise((_, reject) => {
      refuse = reject;
    });
  await open(GAME);
  await violate('connect-src', 'https://games.example/');
  refuse(new TypeError('Failed to fetch'));
  await after(150);
  await load();
  await after(1_000);
  expect([screen.queryByRole('alert'), screen.queryByRole('progressbar')]).toEqual([null, null]);
});

test("shows that the page's CSP forbids the game; ignores violations of other URLs", async () => {
  await open(GAME);
  await violate('frame-src', 'https://ads.example');
  expect(screen.queryByRole('alert')).toBeNull();
  await violate('frame-src', 'https://games.example');
  expect(screen.getByRole('alert').textContent).toContain('does not allow');
  expect([frame(), button('Show anyway')]).toEqual([null, null]);
  button('Close')!.click();
  expect(close).toHaveBeenCalledOnce();
});

/** Messages to the game, with their target origin. */
const reports: [unknown, string][] = [];
const says = (data: unknown, origin = 'https://games.example') =>
  act(async () => {
    const source = frame()!.contentWindow!;
    source.postMessage = ((message: unknown, to: string) => reports.push([message, to])) as never;
    dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  });
afterEach(() => (reports.length = 0));

describe('the pause of a game', () => {
  afterEach(resumeGame);

  test('waits until the game reports the end of the round', async () => {
    await open(GAME);
    await says({ canPause: true });
    expect(reports).toEqual([]);
    pauseGame();
    pauseGame();
    expect([$gamePause.get(), reports]).toEqual(['ending', [[{ pause: true }, 'https://games.example']]]);
    await says({ paused: true }, 'https://evil.example');
    expect($gamePause.get()).toBe('ending');
    await says({ paused: true });
    expect($gamePause.get()).toBe('paused');
    resumeGame();
    expect([$gamePause.get(), reports.at(-1)![0]]).toEqual(['playing', { pause: false }]);
    await says({ paused: true });
    expect($gamePause.get()).toBe('playing');
  });

  test('waits 20 seconds for a game that does not respond, and not at all without support', async () => {
    pauseGame();
    expect($gamePause.get()).toBe('paused');
    resumeGame();
    await open(GAME);
    await says({ canPause: true });
    pauseGame();
    await act(() => pass(19_999));
    expect($gamePause.get()).toBe('ending');
    await act(() => pass(1));
    expect($gamePause.get()).toBe('paused');
  });

  test('waits for the choices of a hand, each for a minute, and five minutes at most', async () => {
    await open(GAME);
    await after(150);
    await load();
    await says({ canPause: true });
    await says({ choosing: true });
    expect($gamePause.get()).toBe('playing');
    pauseGame();
    await says({ choosing: true });
    await act(() => pass(59_999));
    expect($gamePause.get()).toBe('ending');
    for (let minute = 1; minute < 5; minute++) {
      await says({ choosing: true });
      await act(() => pass(59_999));
    }
    expect($gamePause.get()).toBe('ending');
    await says({ choosing: true });
    await act(() => pass(10));
    expect($gamePause.get()).toBe('paused');
    resumeGame();
    pauseGame();
    await says({ choosing: true });
    await act(() => pass(60_000));
    expect($gamePause.get()).toBe('paused');
  });

  test('goes on for one check when the answer to another resumes the game', async () => {
    const Check = () => <p>{usePausedGame() ? 'paused' : 'waiting'}</p>;
    const both = (isSecond: boolean) => (
      <>
        <Check />
        {isSecond && <Check />}
      </>
    );
    const checks = await show(both(true));
    await act(() => pass(0));
    expect(screen.getAllByText('paused')).toHaveLength(2);
    await checks.rerender(both(false));
    await act(() => pass(0));
    expect([$gamePause.get(), screen.getAllByText('paused').length]).toEqual(['paused', 1]);
    await checks.unmount();
    expect($gamePause.get()).toBe('playing');
  });

  test('also pauses a game that loads meanwhile, and ends when the game closes', async () => {
    pauseGame();
    const game = await open(GAME);
    await says({ canPause: true });
    expect(reports.at(-1)![0]).toEqual({ pause: true });
    resumeGame();
    pauseGame();
    expect($gamePause.get()).toBe('ending');
    await game.unmount();
    expect($gamePause.get()).toBe('paused');
  });
});

test('reports the ends of rounds that the game names, and no one else', async () => {
  const read = vi.fn(async () => {});
  onTestFinished(afterRounds(read));
  await open(GAME);
  await says({ roundEnded: true }, 'https://evil.example');
  await says({ paused: true });
  await act(() => pass(2_000));
  expect(read).not.toHaveBeenCalled();
  await says({ roundEnded: true });
  await act(() => pass(0));
  expect(read).toHaveBeenCalledOnce();
});

test('knows a round from its beginning to its end, its game’s end, or for a minute', async () => {
  const begin = () => says({ roundBegan: true });
  const game = await open(GAME);
  await after(200);
  await load();
  await says({ roundBegan: true }, 'https://evil.example');
  expect(isRoundInProgress()).toBe(false);
  await begin();
  await act(() => pass(59_999));
  expect(isRoundInProgress()).toBe(true);
  await act(() => pass(1));
  expect(isRoundInProgress()).toBe(false);
  // A game that reports no ends cannot hold back anything for longer.
  await begin();
  expect(isRoundInProgress()).toBe(false);
  await says({ roundEnded: true });
  await begin();
  expect(isRoundInProgress()).toBe(true);
  await says({ roundEnded: true });
  expect(isRoundInProgress()).toBe(false);
  await begin();
  await game.unmount();
  expect(isRoundInProgress()).toBe(false);
});

test('reads nothing for a round that ended before the reads were stopped', async () => {
  let finish = () => {};
  const read = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = afterRounds(read);
  reportEndedRound();
  await act(() => pass(0));
  reportEndedRound();
  await act(() => pass(1_000));
  stop();
  finish();
  await act(() => pass(1_000));
  expect(read).toHaveBeenCalledOnce();
});

describe('the sound of a game', () => {
  test('mutes a game that supports it, and the next game too', async () => {
    const first = await open(GAME);
    expect($muted.get()).toBeUndefined();
    await says({ canMute: true }, 'https://evil.example');
    await says({ other: true });
    expect([$muted.get(), reports]).toEqual([undefined, []]);
    await says({ canMute: true });
    expect([$muted.get(), reports]).toEqual([false, [[{ mute: false }, 'https://games.example']]]);
    muteGame(true);
    expect(reports.at(-1)).toEqual([{ mute: true }, 'https://games.example']);
    await first.unmount();
    expect($muted.get()).toBeUndefined();
    const count = reports.length;
    muteGame(true);
    expect(reports).toHaveLength(count);

    const next = await open(GAME);
    await says({ canMute: true });
    expect([$muted.get(), reports.at(-1)![0]]).toEqual([true, { mute: true }]);
    muteGame(false);
    await next.unmount();
    await open(GAME);
    await says({ canMute: true });
    expect(reports.at(-1)![0]).toEqual({ mute: false });
  });

  test('sends no message to a closed game', () => {
    const sent: unknown[] = [];
    const window = { postMessage: (message: unknown) => sent.push(message) };
    const end = syncMute({ contentWindow: window } as never, GAME);
    end();
    muteGame(true);
    expect(sent).toEqual([{ mute: false }]);
    // No game is open.
    end();
  });

  test('also mutes a game with an opaque origin', async () => {
    await open('/games/play?s=1');
    await says({ canMute: true }, 'null');
    expect(reports).toEqual([[{ mute: false }, '*']]);
  });
});

test.each([
  [true, 'The server is not responding. Please try again.'],
  [false, 'No internet. Check your connection.'],
])('a launch whose call is lost says that there is no internet only offline: %s', async (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const address = { state: 'failed', error: new GatewayError('offline') } as const;
  await show(<OpenGameView playing={{ title: 'Lantern Tiger', address }} onClose={close} />);
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(button('Try again')).not.toBeNull();
});
