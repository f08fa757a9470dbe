// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The history of a tab; like a browser's, it reports steps back after a while. */
const entries: unknown[] = [];
let at = 0;
const popState = () => dispatchEvent(new PopStateEvent('popstate'));
let back: ReturnType<typeof vi.fn<() => void>>;
let play: typeof import('../../../src/games/launch/open-game.ts');
let keep: typeof import('../../../src/games/launch/game-history.ts');
const game = { title: 'Lantern Tiger', address: 'https://games.example/1' };

/** The page is loaded: with it the modules, whose listeners are its own. */
async function load(): Promise<void> {
  vi.resetModules();
  play = await import('../../../src/games/launch/open-game.ts');
  keep = await import('../../../src/games/launch/game-history.ts');
  keep.closeGameOnBack();
}

/** What ends the listeners of a page. */
let unload = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  entries.splice(0, entries.length, { page: 1 });
  at = 0;
  back = vi.fn(() => {
    at -= 1;
    setTimeout(popState, 10);
  });
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at]);
  vi.spyOn(history, 'pushState').mockImplementation((state) => {
    at += 1;
    entries.splice(at, entries.length, state);
  });
  vi.spyOn(history, 'back').mockImplementation(() => back());
  const received: [string, EventListenerOrEventListenerObject][] = [];
  const hear = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => {
      received.push([name, listener]);
      hear(name, listener);
    },
  );
  unload = () => {
    for (const [name, listener] of received) removeEventListener(name, listener);
  };
  await load();
});
afterEach(() => {
  unload();
});

const go = (to: number) => {
  at = to;
  popState();
};

describe('an open game is an entry of the history', { tags: ['LA-1'] }, () => {
  test('keeps the state of the page’s entry, and adds one entry for a restarted game', () => {
    play.openGame(game);
    expect(entries).toEqual([{ page: 1 }, { page: 1, game: true }]);
    play.openGame({ ...game, address: 'https://games.example/2' });
    expect(entries).toHaveLength(2);
  });

  test('Back closes it and skips no other entry', () => {
    play.openGame(game);
    go(0);
    expect(play.$openGame.get()).toBeUndefined();
    vi.advanceTimersByTime(5_000);
    expect(back).not.toHaveBeenCalled();
  });

  test('closing it by a button removes its entry', () => {
    play.openGame(game);
    play.closeGame();
    expect(back).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10);
    expect(at).toBe(0);
    play.openGame(game);
    expect(entries).toHaveLength(2);
    play.closeGame();
    expect(back).toHaveBeenCalledTimes(2);
  });

  test('Forward to a closed game goes back; Forward to an open one stays', () => {
    play.openGame(game);
    popState();
    expect([at, play.$openGame.get()?.title]).toEqual([1, 'Lantern Tiger']);
    go(0);
    go(1);
    expect(back).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10);
    expect([at, play.$openGame.get()]).toEqual([0, undefined]);
  });

  test('a reload of its entry goes back to the list once', async () => {
    play.openGame(game);
    unload();
    await load();
    keep.closeGameOnBack();
    expect(back).toHaveBeenCalledOnce();
  });

  test('an action on the list waits for the step back, for at most a second', () => {
    const done: string[] = [];
    keep.runOnPageEntry(() => void done.push('at once'));
    expect(done).toEqual(['at once']);
    play.openGame(game);
    play.closeGame();
    keep.runOnPageEntry(() => void done.push('one'));
    keep.runOnPageEntry(() => void done.push('two'));
    expect(done).toEqual(['at once']);
    vi.advanceTimersByTime(10);
    expect(done).toEqual(['at once', 'one', 'two']);
    vi.advanceTimersByTime(5_000);
    expect(done).toHaveLength(3);

    back.mockImplementation(() => {});
    play.openGame(game);
    play.closeGame();
    keep.runOnPageEntry(() => void done.push('late'));
    vi.advanceTimersByTime(999);
    expect(done).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['at once', 'one', 'two', 'late']);
  });

  test('goes back only once while the step is pending', () => {
    back.mockImplementation(() => {});
    play.openGame(game);
    play.closeGame();
    popState();
    expect(back).toHaveBeenCalledOnce();
  });

  test('skips the entries that a game made in its iframe where the browser allows it', async () => {
    const traverseTo = vi.fn((_: string) => ({
      committed: Promise.reject(new Error('aborted')),
      finished: Promise.reject(new Error('aborted')),
    }));
    let known = [{ key: 'list' }];
    vi.stubGlobal('navigation', {
      currentEntry: { key: 'list' },
      entries: () => [{ key: 'other' }, ...known],
      traverseTo,
    });
    play.openGame(game);
    play.closeGame();
    expect(traverseTo).toHaveBeenCalledWith('list');
    expect(back).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    go(0);
    known = [];
    play.openGame(game);
    play.closeGame();
    expect(back).toHaveBeenCalledOnce();
    expect(traverseTo).toHaveBeenCalledOnce();
  });
});
