import { refusal } from '../../src/gateway/http/errors.ts';
import { isCommonPassword } from '../../src/lib/common-passwords.ts';
import { type Rule, registrationRules } from '../fixtures/operator/registration-rules.ts';
import type { Gateway } from './gateway-state.ts';
import { badRequest, Refusal, type RefusalCode } from './refusal.ts';

type Rules = Readonly<Record<string, Rule>>;

const free: Rule = { enabled: true, required: false, pattern: '' };

/** Returns the served rules: the seed's with the operator's changes, and the market's. */
export function rulesOf({ switches, protection }: Pick<Gateway, 'switches' | 'protection'>): Rules {
  const rules = { ...registrationRules };
  for (const [name, change] of Object.entries(switches.registration)) {
    rules[name] = { ...(rules[name] ?? free), ...change };
  }
  const { age, limitsAsked } = protection.rules;
  return {
    ...rules,
    birthDate: { enabled: true, required: true, pattern: '', minAge: age },
    depositLimit: { enabled: limitsAsked, required: limitsAsked, pattern: '' },
  };
}

/** Returns whether the whole value matches the rule. */
export function fits(rule: Rule | undefined, value: string): boolean {
  return !rule?.pattern || new RegExp(`^(?:${rule.pattern})$`, 'u').test(value);
}

/** Fields with their own error code. */
const codes: Readonly<Record<string, RefusalCode>> = {
  username: refusal.nameFormat,
  password: refusal.passwordFormat,
  email: refusal.emailFormat,
  mobileNum: refusal.mobileFormat,
};

/** Fields that are checked elsewhere. */
const judgedElsewhere: ReadonlySet<string> = new Set(['captcha', 'verificationCode', 'confirmPassword']);

/**
 * Enforces the served rules, because any client may call, and refuses common passwords. `given` are fields that the registration method
 * fills. @throws Refusal
 */
export function checkFields(
  rules: Rules,
  body: Readonly<Record<string, unknown>>,
  given: readonly string[] = [],
): void {
  for (const [name, rule] of Object.entries(rules)) {
    const value = body[name];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (!rule.enabled || judgedElsewhere.has(name)) continue;
    if (value === undefined || value === '') {
      if (rule.required && !given.includes(name)) throw badRequest(name);
    } else if (!fits(rule, text) || (name === 'password' && isCommonPassword(text))) {
      throw codes[name] ? new Refusal(codes[name], { message: name }) : badRequest(name);
    }
  }
}
