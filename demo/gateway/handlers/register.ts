import { refusal } from '../../../src/gateway/http/errors.ts';
import { flagOf } from '../flags.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { isTaken } from '../members.ts';
import { affiliateOf, createAccount, type RegistrationForm, validateForm } from '../open-account.ts';
import { type E164, requireMobile } from '../phone-numbers.ts';
import { codeMatches, spendCode } from '../proof/sms-codes.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { fits, rulesOf } from '../registration-rules.ts';

export const register = {
  getRegistrationRules: ({ gateway }) => rulesOf(gateway),

  async registerByName({ gateway, body, address }) {
    await validateForm(gateway, body, address);
    // Without a dialling code the number is stored as typed, and receives no messages.
    const mobile =
      body.mobileNum && body.countryDialingCode
        ? requireMobile(body.mobileNum, body.countryDialingCode)
        : undefined;
    const proven = mobile && rulesOf(gateway).verificationCode?.enabled;
    if (proven) await verifyMobile(gateway, body, mobile);
    createAccount(gateway, body, { username: body.username, mobile, proven: Boolean(proven) });
    if (proven) spendCode(gateway, 'register', mobile);
    return null;
  },

  async registerByMobile({ gateway, body, address }) {
    const mobile = requireMobile(body.mobileNum, body.countryDialingCode);
    await validateForm(gateway, body, address, ['username']);
    const proven = flagOf(gateway, 'REGMOBVERF3') || body.firebaseIdToken;
    if (proven) await verifyMobile(gateway, body, mobile);
    createAccount(gateway, body, {
      username: body.username || mobile.slice(1),
      mobile,
      proven: Boolean(proven),
    });
    if (proven) spendCode(gateway, 'register', mobile);
    return null;
  },

  checkAffiliate({ gateway, query: { code, domain }, address }) {
    if (!gateway.limits.affiliate.allow(address)) throw tooMany();
    if (affiliateOf(gateway, code, domain) === undefined) throw new Refusal(refusal.affiliate);
    return null;
  },

  checkUsername({ gateway, query: { username }, address }) {
    if (!gateway.limits.username.allow(address)) throw tooMany();
    if (!fits(rulesOf(gateway).username, username)) throw new Refusal(refusal.nameFormat);
    return { available: !isTaken(gateway.store, 'username', username) };
  },
} satisfies Partial<Handlers>;

/** Verifies the number by our code or the sign-in service's token. @throws Refusal */
async function verifyMobile(gateway: Gateway, form: RegistrationForm, mobile: E164): Promise<void> {
  if (form.firebaseIdToken) {
    const identity = await gateway.identity(form.firebaseIdToken);
    if (identity?.mobile !== mobile) throw new Refusal(refusal.codeWrong);
  } else if (!codeMatches(gateway, 'register', mobile, form.verificationCode ?? '')) {
    throw new Refusal(refusal.codeWrong);
  }
}
