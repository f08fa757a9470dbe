import { isOnGameEntry } from './game-history-entry.ts';
import { $openGame, closeGame } from './open-game.ts';

/** Milliseconds after which a history step counts as finished without an event. */
const STEP_LIMIT = 1_000;

let kept = false;
let listKey: string | undefined;
let returning: (() => void)[] | undefined;
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * Gives an open game a history entry, so that Back closes it. Closing it in another way goes back one step. The
 * entry of a game that has ended, reached by Forward or a reload, leads back to the list, because a launch URL is
 * valid once.
 */
export function closeGameOnBack(): void {
  if (kept) return;
  kept = true;
  if (isOnGameEntry()) returnToList();
  $openGame.listen((playing, before) => {
    if (playing && !before) {
      listKey = window.navigation?.currentEntry?.key;
      history.pushState({ ...history.state, game: true }, '');
    } else if (!playing && isOnGameEntry()) returnToList();
  });
  addEventListener('popstate', () => {
    if (isOnGameEntry()) {
      if (!$openGame.get()) returnToList();
      return;
    }
    arrived();
    closeGame();
  });
}

/** Runs an action on the page's own history entry, after a pending step back. */
export function runOnPageEntry(action: () => void): void {
  if (returning) returning.push(action);
  else action();
}

function returnToList(): void {
  if (returning) return;
  returning = [];
  limit = setTimeout(arrived, STEP_LIMIT);
  const { navigation } = window;
  // Navigation inside the iframe adds entries; skips them if the browser supports it.
  if (listKey && navigation?.entries().some(({ key }) => key === listKey)) {
    const { committed, finished } = navigation.traverseTo(listKey);
    // Rejected when the player navigated first; their navigation counts.
    committed?.catch(() => {});
    finished?.catch(() => {});
  } else history.back();
}

function arrived(): void {
  clearTimeout(limit);
  const waiting = returning ?? [];
  returning = undefined;
  for (const action of waiting) action();
}
