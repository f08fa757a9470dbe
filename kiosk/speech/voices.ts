import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { LanguageCode } from '../../src/i18n/languages.ts';

/** Properties by which a voice is chosen. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

const $found = atom<readonly SpeechSynthesisVoice[]>([]);

/** Voices of the machine. Browsers list them a moment after the first request. */
export const $voices: ReadableAtom<readonly SpeechSynthesisVoice[]> = $found;

onMount($found, () => {
  if (!('speechSynthesis' in window)) return;
  const look = () => $found.set(speechSynthesis.getVoices());
  look();
  speechSynthesis.addEventListener('voiceschanged', look);
  return () => speechSynthesis.removeEventListener('voiceschanged', look);
});

/** Returns the voice for a language: a local one before one that sends the text to a server. */
export function voiceFor<V extends Voice>(voices: readonly V[], language: LanguageCode): V | undefined {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language.toLowerCase());
  const worth = (voice: V) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return own.sort((a, b) => worth(b) - worth(a))[0];
}
