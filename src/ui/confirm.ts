import { atom } from 'nanostores';
import type { TextKey } from '../i18n/keys.ts';
import type { Values } from '../i18n/reader.ts';

export interface Confirmation {
  title: TextKey;
  text: TextKey;
  yes: TextKey;
  /** Absent for a message without a choice. */
  no?: TextKey;
  /** Values for placeholders in title and text. */
  values?: Values;
}

/** The open confirmation, with its callback. */
export const $confirmation = atom<(Confirmation & { answer(yes: boolean): void }) | undefined>();

/** Opens a modal dialog; resolves to whether the player agreed. */
export function requestConfirmation(question: Confirmation): Promise<boolean> {
  $confirmation.get()?.answer(false);
  return new Promise((resolve) => {
    $confirmation.set({
      ...question,
      answer(yes) {
        $confirmation.set(undefined);
        resolve(yes);
      },
    });
  });
}
