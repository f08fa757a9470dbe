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

/** A question with its own dialog, which the shell renders. */
export interface ProofQuestion extends Partial<Record<keyof Confirmation, undefined>> {
  dialog: 'proof';
}

type Question = (Confirmation & { dialog?: undefined }) | ProofQuestion;

/** The open confirmation, with its callback. */
export const $confirmation = atom<(Question & { answer(yes: boolean): void }) | undefined>();

/** Opens a modal dialog; resolves to whether the player agreed. */
export function requestConfirmation(question: Question): Promise<boolean> {
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
