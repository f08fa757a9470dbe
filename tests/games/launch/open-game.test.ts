// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isReloginRequest, onGameMessage } from '../../../src/games/launch/game-messages.ts';
import { restartGame } from '../../../src/games/launch/launch.ts';
import { $openGame, closeGame, openGame } from '../../../src/games/launch/open-game.ts';
import { GatewayError } from '../../../src/gateway/http/errors.ts';

afterEach(closeGame);

describe('the game on screen', { tags: ['LA-1'] }, () => {
  test('has its title and URL until it is closed', () => {
    openGame({ title: 'Lantern Tiger', address: 'https://games.example/1' });
    expect($openGame.get()).toEqual({
      title: 'Lantern Tiger',
      address: { state: 'ready', value: 'https://games.example/1' },
    });
    closeGame();
    expect($openGame.get()).toBeUndefined();
  });

  test('requests another URL after a failure, and shows the progress', async () => {
    const again = vi.fn(async () => 'https://games.example/2');
    openGame({ title: 'Lantern Tiger', address: 'https://games.example/1', requestUrl: again });
    const done = restartGame();
    expect($openGame.get()).toEqual({
      title: 'Lantern Tiger',
      requestUrl: again,
      address: { state: 'loading' },
    });
    await done;
    expect($openGame.get()?.address).toEqual({ state: 'ready', value: 'https://games.example/2' });
    again.mockRejectedValue(new GatewayError('offline'));
    await restartGame();
    expect($openGame.get()?.address).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
    expect($openGame.get()?.requestUrl).toBe(again);
  });

  test('closes when it cannot request a URL', async () => {
    openGame({ title: 'Lantern Tiger', address: 'https://games.example/1' });
    await restartGame();
    expect($openGame.get()).toBeUndefined();
    await restartGame();
    expect($openGame.get()).toBeUndefined();
  });

  test('is not opened again by a launch that finishes after it was closed', async () => {
    let answer = (_: string) => {};
    const again = () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      });
    openGame({ title: 'Lantern Tiger', address: 'https://games.example/1', requestUrl: again });
    const done = restartGame();
    closeGame();
    answer('https://games.example/2');
    await done;
    expect($openGame.get()).toBeUndefined();
  });
});

describe('messages of a game', { tags: ['LA-3'] }, () => {
  test.each<[unknown, boolean]>([
    [{ relogin: true }, true],
    [{ relogin: 1 }, true],
    [{ relogin: false }, false],
    [{}, false],
    [null, false],
    [undefined, false],
    ['relogin', false],
    [Object.assign(() => {}, { relogin: true }), false],
  ])('%o asks for login: %s', (data, requested) => expect(isReloginRequest(data)).toBe(requested));

  const GAME = 'https://games.example/play';
  const content = new EventTarget();
  const frame = { contentWindow: content } as unknown as HTMLIFrameElement;
  let received = 0;
  let stop = () => {};
  type Source = { origin?: string; source?: EventTarget | null };
  const say = (data: unknown, { origin = 'https://games.example', source = content }: Source = {}) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source } as never));

  beforeEach(() => {
    received = 0;
    stop = onGameMessage(frame, GAME, (data) => {
      received += Number(isReloginRequest(data));
    });
  });
  afterEach(() => stop());

  test('are accepted only from the iframe’s own window at the launched origin', () => {
    say({ relogin: true });
    expect(received).toBe(1);
    say({ other: true });
    say({ relogin: true }, { origin: 'https://other.example' });
    say({ relogin: true }, { source: new EventTarget() });
    expect(received).toBe(1);
    stop();
    say({ relogin: true });
    expect(received).toBe(1);
  });

  test('are ignored from any other sender, also when the iframe has no window', () => {
    const end = onGameMessage({ contentWindow: null } as HTMLIFrameElement, GAME, () => {
      received += 1;
    });
    say({ relogin: true }, { source: null });
    expect(received).toBe(0);
    end();
  });
});
