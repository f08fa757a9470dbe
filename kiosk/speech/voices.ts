import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { LanguageCode } from '../../src/i18n/languages.ts';

/** As far as a voice is chosen by it. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

const $found = atom<readonly SpeechSynthesisVoice[]>([]);

/** The machine's voices; browsers learn of them a moment after they are first asked. */
export const $voices: ReadableAtom<readonly SpeechSynthesisVoice[]> = $found;

onMount($found, () => {
  if (!('speechSynthesis' in window)) return;
  const look = () => $found.set(speechSynthesis.getVoices());
  look();
  speechSynthesis.addEventListener('voiceschanged', look);
  return () => speechSynthesis.removeEventListener('voiceschanged', look);
});

/** The voice that speaks a language: one of the machine itself before one that sends what it says elsewhere. */
export function voiceFor<V extends Voice>(voices: readonly V[], language: LanguageCode): V | undefined {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language.toLowerCase());
  const worth = (voice: V) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return own.sort((a, b) => worth(b) - worth(a))[0];
}
