import { atom } from 'nanostores';

/**
 * A temporary password that the player has just signed in with, so that it is not asked for again where they
 * choose their own (PW-4). In memory alone, and gone once it was changed. No other password is ever held.
 */
export const $heldPassword = atom<string | undefined>();
