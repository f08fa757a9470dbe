import { atom } from 'nanostores';
import type { TextKey } from '../../i18n/keys.ts';

export interface Failure {
  place: Element;
  text: TextKey;
  retry(): void;
}

/** The blocks on screen with errors. */
export const $failures = atom<readonly Failure[]>([]);

/** Returns whether failures of one text are one block that leaves a page without content. */
export function isWhole(failures: readonly Failure[]): boolean {
  return failures.length === 1 && !failures[0]?.place.closest('section, dialog');
}
