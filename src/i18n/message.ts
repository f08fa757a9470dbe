import type { TextKey } from './keys.ts';
import type { Values } from './reader.ts';
import type { Texts } from './texts.ts';

/** Something to say: a text alone, or with what its placeholders stand for. */
export type Message = TextKey | { key: TextKey; values: Values };

/** A message in the language of `texts`; `shared` is what placeholders stand for that it does not name itself. */
export function messageText({ t }: Pick<Texts, 't'>, message: Message, shared: Values = {}): string {
  return typeof message === 'string' ? t(message, shared) : t(message.key, { ...shared, ...message.values });
}

/** The rule of a field, as the hint that is told before something is typed; none where nothing can be said. */
export function hintOf(texts: Pick<Texts, 't'>, messages: readonly Message[]): { hint?: string } {
  if (!messages.length) return {};
  return { hint: messages.map((one) => messageText(texts, one)).join(' · ') };
}
