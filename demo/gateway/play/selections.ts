import type { Gateway } from '../gateway-state.ts';
import { gameOf, type Play } from './session.ts';
import { fixturesOf, type MatchPick } from './slip.ts';

/** Keeps the selections that wait in the slip of a game, until its player's sign-in ends. */
export function keepSelections({ store }: Gateway, play: Play, picks: readonly MatchPick[]): void {
  store.run('UPDATE plays SET selections = ? WHERE id = ?', JSON.stringify(picks), play.id);
}

/** Returns the selections that wait in the slip, without those of matches that have ended. */
export function selectionsOf({ store, clock }: Gateway, play: Play): MatchPick[] {
  const { selections } = store.one<{ selections: string }>(
    'SELECT selections FROM plays WHERE id = ?',
    play.id,
  )!;
  const open = new Set(fixturesOf(gameOf(play), clock()).map(({ id }) => id));
  return (JSON.parse(selections) as MatchPick[]).filter(({ fixture }) => open.has(fixture));
}
