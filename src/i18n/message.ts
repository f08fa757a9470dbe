import type { TextKey } from './keys.ts';
import type { Values } from './reader.ts';
import type { Texts } from './texts.ts';

/** A text, or a text with values for its placeholders. */
export type Message = TextKey | { key: TextKey; values: Values };

/** Returns the text of a message. `shared` has values for placeholders that the message does not set. */
export function messageText({ t }: Pick<Texts, 't'>, message: Message, shared: Values = {}): string {
  return typeof message === 'string' ? t(message, shared) : t(message.key, { ...shared, ...message.values });
}

/** Returns the hint of a field, which shows its rules before the player types. */
export function hintOf(texts: Pick<Texts, 't'>, messages: readonly Message[]): { hint?: string } {
  if (!messages.length) return {};
  return { hint: messages.map((one) => messageText(texts, one)).join(' · ') };
}
