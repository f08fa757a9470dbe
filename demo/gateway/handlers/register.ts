import { refusal } from '../../../src/gateway/errors.ts';
import type { Handlers } from '../handler.ts';
import { hashPassword } from '../passwords.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { registrationRules } from '../seed/registration-rules.ts';

export const register: Pick<Handlers, 'getRegistrationRules' | 'registerByName'> = {
  getRegistrationRules: () => registrationRules,

  registerByName({ gateway: { store, clock, attempts }, body, address }) {
    if (!attempts.allow(`register ${address}`)) throw new Refusal(refusal.tooMany, { status: 429 });
    if (body.password !== body.confirmPassword) throw badRequest('confirmPassword');
    checkFields(body);
    const { username, password, confirmPassword: _, paymentPassword, ...profile } = body;
    const hash = hashPassword(password);
    const kept = {
      ...profile,
      ...(paymentPassword ? { paymentPassword: hashPassword(paymentPassword) } : {}),
    };
    const added = store.run(
      `INSERT OR IGNORE INTO members (username, password, type, nickname, label, profile, created_at)
       VALUES (?, ?, ?, ?, '', ?, ?)`,
      username,
      hash,
      body.type,
      body.nickname ?? '',
      JSON.stringify(kept),
      clock(),
    );
    if (!added) throw new Refusal(refusal.nameTaken);
    return null;
  },
};

/** The served rules bind the gateway too: a client may be anything. */
function checkFields(body: Readonly<Record<string, unknown>>): void {
  for (const [name, { enabled, required, pattern }] of Object.entries(registrationRules)) {
    const value = body[name];
    if (!enabled || name === 'captcha') continue;
    if (value === undefined || value === '') {
      if (required) throw badRequest(name);
    } else if (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(String(value))) {
      throw badRequest(name);
    }
  }
}
