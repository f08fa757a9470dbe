import { $siteConfig } from '../config/site-config.ts';
import type { Message } from '../i18n/message.ts';
import { EMAIL_PATTERN } from '../lib/email.ts';

/** An address pattern, and the characters that it excludes before the @. */
interface EmailRule {
  pattern: RegExp;
  odd: RegExp;
}

const standard: EmailRule = {
  pattern: new RegExp(`^${EMAIL_PATTERN}$`),
  odd: /[^\w.!#$%&'*+/=?^`{|}~-]/u,
};

/** Word characters with dotted parts, an @, a domain and one to three suffixes of 2 or 3 characters. */
const specification: EmailRule = {
  pattern: /^\w+(?:\.\w+)*@[\w-]+(?:\.\w{2,3}){1,3}$/,
  odd: /[^\w.]/u,
};

/** For recovery, which accepts any address: it may be older than the rule or come from another sign-in service. */
const any: EmailRule = { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, odd: standard.odd };

/** Returns the errors of an address under the site's rule. */
export function emailProblems(value: string): readonly Message[] {
  const narrow = $siteConfig.get()?.registration.email === 'specification';
  return reasonsUnder(narrow ? specification : standard, value);
}

/** Returns the errors of a text that cannot be an address. */
export const anyEmailProblems = (value: string): readonly Message[] => reasonsUnder(any, value);

const reasonsUnder = ({ pattern, odd }: EmailRule, value: string): readonly Message[] =>
  pattern.test(value) ? [] : [emailProblem(value, odd)];

/** Returns the first describable problem of an address, otherwise a general error. */
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
