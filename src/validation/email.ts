import type { Message } from '../i18n/message.ts';

/**
 * Word characters with dotted parts, an @, a domain and one to three dotted suffixes of 2 to 3 (A5): what a site asks for
 * that serves no rule of its own.
 */
const EMAIL = /^\w+(?:\.\w+)*@[\w-]+(?:\.\w{2,3}){1,3}$/;

/**
 * What can be an address at all. An account may have one that is older than the rule, or came with a sign-in by another
 * service: whoever recovers it is not told that it is none.
 */
const ANY_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an address under the pattern of A5; nothing where it fits. */
export function emailReasons(value: string): readonly Message[] {
  return EMAIL.test(value) ? [] : [reasonAgainst(value)];
}

/** What is wrong with what is no address at all. */
export function anyEmailReasons(value: string): readonly Message[] {
  return ANY_EMAIL.test(value) ? [] : [reasonAgainst(value)];
}

/** The first thing about an address that can be told; that it is none of those this site takes otherwise. */
export function reasonAgainst(value: string): Message {
  if (/\s/u.test(value)) return 'account.noSpaces';
  const [before = '', after = '', ...more] = value.split('@');
  if (!value.includes('@') || more.length) return 'account.emailAt';
  if (!before || !after) return 'account.emailAround';
  if (!/[^.]\.[^.]+$/.test(after)) return 'account.emailEnding';
  const odd = /[^\w.]/u.exec(before)?.[0] ?? /[^\w.-]/u.exec(after)?.[0];
  if (odd) return { key: 'account.badCharacter', values: { character: `\u2068${odd}\u2069` } };
  return 'account.emailFormat';
}
