import { atom } from 'nanostores';
import type { ChosenGame } from '../chosen-game.ts';

/** What the partner's page has the frame show; whoever is not signed in signs in first. */
export type Stage = { show: 'account' } | { show: 'favourites' } | { show: 'game'; game: ChosenGame };

/** Nothing while the dialog is closed. */
export const $stage = atom<Stage | undefined>();

/** Favourites over the game that goes on. */
export const $drawer = atom(false);
