import { $siteConfig } from '../config/site-config.ts';
import type { Message } from '../i18n/message.ts';
import { EMAIL_PATTERN } from '../lib/email.ts';

/** What an address may be, and the characters before its @ that this leaves out. */
interface EmailRule {
  pattern: RegExp;
  odd: RegExp;
}

const standard: EmailRule = {
  pattern: new RegExp(`^${EMAIL_PATTERN}$`),
  odd: /[^\w.!#$%&'*+/=?^`{|}~-]/u,
};

/** Word characters with dotted parts, an @, a domain and one to three dotted suffixes of 2 to 3 (A5). */
const specification: EmailRule = {
  pattern: /^\w+(?:\.\w+)*@[\w-]+(?:\.\w{2,3}){1,3}$/,
  odd: /[^\w.]/u,
};

/**
 * An account may have an address that is older than the rule or was created by another sign-in service: its recovery
 * takes any address.
 */
const any: EmailRule = { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, odd: standard.odd };

/** What is wrong with an address under the site's rule; nothing where it fits. */
export function emailProblems(value: string): readonly Message[] {
  const narrow = $siteConfig.get()?.registration.email === 'specification';
  return reasonsUnder(narrow ? specification : standard, value);
}

/** What is wrong with a text that cannot be an address at all. */
export const anyEmailProblems = (value: string): readonly Message[] => reasonsUnder(any, value);

const reasonsUnder = ({ pattern, odd }: EmailRule, value: string): readonly Message[] =>
  pattern.test(value) ? [] : [emailProblem(value, odd)];

/** The first reason against an address that has words; else a text that this site does not accept it. */
export function emailProblem(value: string, odd = standard.odd): Message {
  if (/\s/u.test(value)) return 'account.noSpaces';
  const [before = '', after = '', ...more] = value.split('@');
  if (!value.includes('@') || more.length) return 'account.emailAt';
  if (!before || !after) return 'account.emailAround';
  if (!/[^.]\.[^.]+$/.test(after)) return 'account.emailEnding';
  const character = odd.exec(before)?.[0] ?? /[^\w.-]/u.exec(after)?.[0];
  if (character) return { key: 'account.badCharacter', values: { character: `\u2068${character}\u2069` } };
  return 'account.emailFormat';
}
