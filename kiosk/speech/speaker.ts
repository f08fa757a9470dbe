import type { LanguageCode } from '../../src/i18n/languages.ts';
import { $voices, voiceFor } from './voices.ts';

/** Characters of one text that are said: who wants to hear more of a long one goes through it. */
const LONGEST = 400;

/** Says a text in place of what is being said, or after it. In a language that no voice speaks nothing is said. */
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
