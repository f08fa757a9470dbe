import { atom } from 'nanostores';
import type { ChosenGame } from '../mount-contract.ts';

/** The view of the frame. Visitors see the login first. */
export type FrameView = { show: 'account' } | { show: 'favourites' } | { show: 'game'; game: ChosenGame };

/** Undefined while the dialog is closed. */
export const $view = atom<FrameView | undefined>();

/** Whether the favourites are open over a running game. */
export const $favouritesOpen = atom(false);

/** Whether the player has started a break from a game: the login then says until when it lasts. */
export const $breakBegun = atom(false);
