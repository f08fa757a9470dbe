import type { LanguageCode } from '../../src/i18n/languages.ts';
import { $voices, voiceFor } from './voices.ts';

/** Characters of a text that are spoken; visitors hear the rest of a long one by going through it. */
const LONGEST = 400;

/** Speaks a text instead of the current one, or after it. Silent in a language without a voice. */
export function speak(text: string, language: LanguageCode, { after = false } = {}): void {
  const voice = voiceFor($voices.get(), language);
  const said = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (!voice || !said) return;
  if (!after) speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(said);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  speechSynthesis.cancel();
}
