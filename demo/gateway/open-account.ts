import { refusal } from '../../src/gateway/http/errors.ts';
import { ageOn, isoDateOf } from '../../src/gateway/protection/age.ts';
import type { LimitPeriod } from '../../src/gateway/protection/rules.ts';
import { holdsMoney, isAgent } from './account-types.ts';
import type { Gateway } from './gateway-state.ts';
import { addMember, isTaken, markVerified } from './members.ts';
import { recordRegistration } from './partner-figures.ts';
import { hashPassword } from './passwords.ts';
import type { E164 } from './phone-numbers.ts';
import { requireCaptcha } from './proof/captcha.ts';
import { log, saveLimit } from './protection.ts';
import { badRequest, Refusal, tooMany } from './refusal.ts';
import { checkFields, rulesOf } from './registration-rules.ts';
import { toCents } from './wallet.ts';

/** Fields of both registration methods. */
export interface RegistrationForm {
  username?: string | undefined;
  password: string;
  confirmPassword: string;
  type: number;
  domain: string;
  captchaId?: string | undefined;
  captcha?: string | undefined;
  birthDate?: string | undefined;
  depositLimit?: { period: LimitPeriod; value: number } | null | undefined;
  paymentPassword?: string | undefined;
  recommenderId?: string | undefined;
  nickname?: string | undefined;
  email?: string | undefined;
  mobileNum?: string | undefined;
  countryDialingCode?: string | undefined;
  affiliateCode?: string | undefined;
  affiliateDomain?: string | undefined;
  affiliateWidget?: string | undefined;
  verificationCode?: string | undefined;
  firebaseChannel?: 'sms' | undefined;
  firebaseIdToken?: string | undefined;
}

/** Validates everything that does not need a verified number. @throws Refusal */
export async function validateForm(
  gateway: Gateway,
  form: RegistrationForm,
  address: string,
  provided: string[] = [],
): Promise<void> {
  if (!gateway.limits.register.allow(address)) throw tooMany();
  const rules = rulesOf(gateway);
  if (form.password !== form.confirmPassword) throw new Refusal(refusal.confirmation);
  checkFields(rules, { ...form }, provided);
  requireAge(gateway, form.birthDate);
  // Last, because the check uses it up.
  if (rules.captcha?.enabled) await requireCaptcha(gateway, form.captchaId, form.captcha);
}

/** @throws Refusal below the market's age */
function requireAge({ protection, clock }: Gateway, birthDate = ''): void {
  const date = isoDateOf(birthDate);
  if (!date) throw badRequest('birthDate');
  const { age } = protection.rules;
  if (ageOn(date, clock()) < age) throw new Refusal(refusal.underAge, { value: { age } });
}

/** Opens the account. @throws Refusal if a field belongs to another account, or a code is unknown */
export function createAccount(
  gateway: Gateway,
  form: RegistrationForm,
  { username, mobile, proven }: { username: string; mobile: E164 | undefined; proven: boolean },
): void {
  const { store } = gateway;
  const email = form.email?.trim() || undefined;
  if (isTaken(store, 'username', username)) throw new Refusal(refusal.nameTaken);
  if (mobile && isTaken(store, 'mobile', mobile)) throw new Refusal(refusal.mobileTaken);
  if (email && isTaken(store, 'email', email)) throw new Refusal(refusal.emailTaken);
  const affiliate = affiliateOf(gateway, form.affiliateCode ?? '', form.domain);
  if (form.affiliateCode && affiliate === undefined) throw new Refusal(refusal.affiliate);
  const recommended = form.recommenderId ? recommenderOf(gateway, form.recommenderId) : undefined;
  const {
    password,
    confirmPassword: _confirm,
    captchaId: _id,
    captcha: _captcha,
    verificationCode: _code,
    firebaseIdToken: _token,
    username: _name,
    email: _email,
    paymentPassword,
    depositLimit,
    type,
    nickname,
    ...rest
  } = form;
  const profile = { ...rest, ...(paymentPassword ? { paymentPassword: hashPassword(paymentPassword) } : {}) };
  const id = addMember(gateway, {
    username,
    password: hashPassword(password),
    type,
    nickname: nickname ?? '',
    mobile,
    email,
    // A member invites friends; only an agent gets accounts below.
    upline: affiliate !== undefined && isAgentId(gateway, affiliate) ? affiliate : undefined,
    recommender: recommended ?? affiliate,
    profile,
  });
  if (id === undefined) throw badRequest('username');
  if (depositLimit) {
    const { period, value } = depositLimit;
    const cents = toCents(value);
    saveLimit(gateway, id, { kind: 'deposit', period, value: cents, pending: null });
    log(gateway, id, { event: 'set', detail: 'deposit', period, value: cents });
  }
  if (proven) markVerified(store, id, 'mobile');
  recordRegistration(gateway, form);
}

/** Finds the member behind an affiliate's code or, without a code, behind an affiliate's domain. */
export function affiliateOf({ store }: Gateway, code: string, domain: string): number | undefined {
  const row = code
    ? store.one<{ member_id: number; domain: string | null }>(
        'SELECT member_id, domain FROM affiliates WHERE code = ?',
        code,
      )
    : store.one<{ member_id: number; domain: string | null }>(
        'SELECT member_id, domain FROM affiliates WHERE domain = ?',
        domain,
      );
  // A code with a domain is valid on that domain only.
  return row && (row.domain === null || row.domain === domain.toLowerCase()) ? row.member_id : undefined;
}

function recommenderOf({ store }: Gateway, id: string): number {
  const row = /^\d{1,12}$/.test(id)
    ? store.one<{ type: number }>('SELECT type FROM members WHERE id = ? AND locked = 0', Number(id))
    : undefined;
  if (!row || !holdsMoney(row.type)) throw new Refusal(refusal.recommender);
  return Number(id);
}

function isAgentId({ store }: Gateway, id: number): boolean {
  const row = store.one<{ type: number }>('SELECT type FROM members WHERE id = ?', id);
  return row !== undefined && isAgent(row.type);
}
