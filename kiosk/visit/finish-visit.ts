import { atom, type ReadableAtom } from 'nanostores';
import { $texts } from '../../src/i18n/language.ts';
import type { Texts } from '../../src/i18n/texts.ts';
import { $session } from '../../src/session/session.ts';

const $current = atom<Texts | undefined>();

/** Texts of the farewell, in the language of the visitor who finished; nothing else is kept of the visit. */
export const $farewell: ReadableAtom<Texts | undefined> = $current;

/** Ends the visit at the visitor's request, and then confirms a logout. */
export function finishVisit(end: () => void): void {
  if ($session.get()) $current.set($texts.get());
  end();
}

export function hideFarewell(): void {
  $current.set(undefined);
}
