import { type Message, messageText } from '../../src/i18n/message.ts';
import account from '../../src/i18n/messages/EN/account.json' with { type: 'json' };
import errors from '../../src/i18n/messages/EN/errors.json' with { type: 'json' };
import { lightReader } from '../../src/i18n/reader.ts';

const reader = lightReader(['en']);
reader.add('account', account);
reader.add('errors', errors);

/** Returns the English texts of a field's messages, without bidi control characters. */
export function messageTexts(messages: readonly Message[] = []): string {
  const texts = { t: (key: string, values = {}) => reader.read(key, values) ?? key };
  return messages
    .map((one) => messageText(texts, one))
    .join(', ')
    .replace(/[\u2068\u2069]/g, '');
}
