import { isOnGameEntry } from './game-history-entry.ts';
import { $openGame, closeGame } from './open-game.ts';

/** Milliseconds after which a step back that nobody hears of counts as made. */
const STEP_LIMIT = 1_000;

let kept = false;
let listKey: string | undefined;
let returning: (() => void)[] | undefined;
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * An open game is an entry of the history, so that the phone's Back closes it and nothing else. Closing it otherwise
 * takes the entry back. Whoever comes to the entry of a game that is over, by Forward or by a reload, is led back to
 * the list: a session that has ended is not opened again.
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

/** Runs an action on the page's own entry: after the step back from a game's, if one is under way. */
export function runOnPageEntry(action: () => void): void {
  if (returning) returning.push(action);
  else action();
}

function returnToList(): void {
  if (returning) return;
  returning = [];
  limit = setTimeout(arrived, STEP_LIMIT);
  const { navigation } = window;
  // A game that moved within its frame has entries of its own; they are stepped over where the browser can.
  if (listKey && navigation?.entries().some(({ key }) => key === listKey)) {
    const { committed, finished } = navigation.traverseTo(listKey);
    // Refused where the player was faster; the step is then theirs.
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
