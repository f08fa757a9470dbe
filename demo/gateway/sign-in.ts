import { refusal } from '../../src/gateway/http/errors.ts';
import { HOUR } from '../fixtures/durations.ts';
import { flagOf } from './flags.ts';
import type { Gateway, Identity } from './gateway-state.ts';
import { type Account, accountByMobile, accountByName, markVerified } from './members.ts';
import { consumeTemporaryPassword, holdsTemporaryPassword } from './new-password.ts';
import { passwordMatches } from './passwords.ts';
import { parseMobile, requireMobile } from './phone-numbers.ts';
import { requireCaptcha } from './proof/captcha.ts';
import { codeMatches, spendCode } from './proof/sms-codes.ts';
import { Refusal, tooMany } from './refusal.ts';
import { socialAccount } from './social-account.ts';

export interface Credentials {
  type: 'username' | 'sms' | 'firebase';
  username: string;
  password: string;
  captchaId?: string | undefined;
  captcha?: string | undefined;
  audience?: 'agent' | 'member' | undefined;
  firebaseIdToken?: string | undefined;
  firebaseMobileNo?: string | undefined;
  countryDialingCode?: string | undefined;
}

export interface SignIn {
  account: Account;
  /** Signed in with a temporary password. */
  mustChange: boolean;
}

/** Authenticates a member and counts failures. @throws Refusal */
export async function authenticate(gateway: Gateway, given: Credentials, address: string): Promise<SignIn> {
  const { limits } = gateway;
  const name = nameOf(gateway, given);
  const place = `${name} ${address}`;
  const hold = () => {
    if (!limits.login.admits(place)) throw tooMany();
    enforceLoginBackoff(gateway, name, address);
  };
  hold();
  // Checked before anything is recorded, so that strangers do not use up a member's attempts.
  if (needsCaptcha(gateway, name, address)) {
    await requireCaptcha(gateway, given.captchaId, given.captcha);
    // Other attempts may have failed meanwhile.
    hold();
  }
  limits.login.note(place);
  const signIn = await methods[given.type](gateway, given);
  if (signIn) {
    limits.login.clear(place);
    limits.failed.clear(name);
    limits.guessed.clear(name);
    limits.knownPlace.note(place);
    return signIn;
  }
  limits.failed.note(name);
  limits.guessed.note(name);
  limits.failedFrom.note(address);
  const captcha = needsCaptcha(gateway, name, address);
  throw new Refusal(codeOf(given), captcha ? { value: { captcha } } : {});
}

/** Returns one name per account, whichever name or number format the caller uses, so that failures add up. */
function nameOf(
  { store }: Gateway,
  { type, username, firebaseMobileNo, countryDialingCode }: Credentials,
): string {
  const account = type === 'username' && accountByName(store, username, countryDialingCode);
  if (account) return account.username.toLowerCase();
  const written = type === 'firebase' ? (firebaseMobileNo ?? username) : username;
  return parseMobile(written, countryDialingCode) ?? written.trim().toLowerCase();
}

function needsCaptcha({ limits, switches }: Gateway, name: string, address: string): boolean {
  return limits.failed.count(name) >= switches.captchaAfter || !limits.failedFrom.admits(address);
}

function codeOf({ type, audience }: Credentials) {
  if (type !== 'username') return refusal.codeWrong;
  return audience === 'agent' ? refusal.wrongAgent : refusal.wrongLogin;
}

type SignInMethod = (gateway: Gateway, given: Credentials) => Promise<SignIn | undefined>;

const methods: Readonly<Record<Credentials['type'], SignInMethod>> = {
  async username(gateway, { username, password, countryDialingCode }) {
    const account = accountByName(gateway.store, username, countryDialingCode);
    const right = passwordMatches(password, account?.password);
    // Checked for unknown names and after right passwords too: the duration must reveal nothing.
    const temporary = holdsTemporaryPassword(gateway, account?.id, password);
    if (!account || (!right && !temporary)) return undefined;
    if (right) return { account, mustChange: false };
    if (!consumeTemporaryPassword(gateway, account.id)) return undefined;
    // The e-mail with the password was received.
    markVerified(gateway.store, account.id, 'email');
    return { account, mustChange: true };
  },

  async sms(gateway, { username, password, countryDialingCode }) {
    if (!flagOf(gateway, 'MOBILEVERCODELOGIN3')) throw new Refusal(refusal.noPermission);
    const mobile = requireMobile(username, countryDialingCode);
    const right = codeMatches(gateway, 'login', mobile, password);
    const account = right ? accountByMobile(gateway.store, mobile) : undefined;
    if (!account) return undefined;
    spendCode(gateway, 'login', mobile);
    markVerified(gateway.store, account.id, 'mobile');
    return { account, mustChange: false };
  },

  async firebase(gateway, { firebaseIdToken = '', firebaseMobileNo, countryDialingCode }) {
    const identity = await gateway.identity(firebaseIdToken);
    if (!identity) return undefined;
    if (!flagOf(gateway, providerFlags[identity.provider])) throw new Refusal(refusal.noPermission);
    const { mobile, provider } = identity;
    if (provider !== 'phone') return { account: socialAccount(gateway, identity), mustChange: false };
    // The token's number counts; another number in the request must be equal.
    const same = !firebaseMobileNo || parseMobile(firebaseMobileNo, countryDialingCode) === mobile;
    const account = mobile && same ? accountByMobile(gateway.store, mobile) : undefined;
    if (!account) return undefined;
    markVerified(gateway.store, account.id, 'mobile');
    return { account, mustChange: false };
  },
};

const providerFlags: Readonly<Record<Identity['provider'], string>> = {
  phone: 'MOBILEVERCODELOGIN3',
  'google.com': 'GOOGLELOGIN3',
  'facebook.com': 'FACEBOOKLOGIN3',
};

/** Failed logins of a name within an hour without a pause. */
const FREE = 10;
/** Milliseconds of the first pause; each failure doubles it up to the maximum. */
const FIRST = 2_000;
const LONGEST = HOUR / 6;

/**
 * Slows down attacks on one account from many addresses: each failure doubles the pause. Addresses from which
 * the owner has signed in skip it, so that an attacker cannot lock the owner out. @throws Refusal with the
 * remaining time
 */
function enforceLoginBackoff({ limits, clock }: Gateway, name: string, address: string): void {
  const failures = limits.guessed.count(name);
  if (failures < FREE || limits.knownPlace.count(`${name} ${address}`)) return;
  const pause = Math.min(FIRST * 2 ** (failures - FREE), LONGEST);
  const left = limits.guessed.last(name) + pause - clock();
  if (left > 0) throw tooMany(Math.ceil(left / 1000));
}
