import { refusal } from '../../../src/gateway/http/errors.ts';
import type { Handlers } from '../handler.ts';
import { deliver } from '../inbox.ts';
import { accountById, accountByMobile, accountByName, noteChecked } from '../members.ts';
import {
  isTemporaryPassword,
  newTemporaryPassword,
  replacePassword,
  TEMPORARY_MINUTES,
} from '../new-password.ts';
import { passwordMatches } from '../passwords.ts';
import { mobileOf } from '../phone-numbers.ts';
import { codeMatches, spendCode } from '../proof/sms-codes.ts';
import { Refusal, tooMany } from '../refusal.ts';

type Names = 'forgotPassword' | 'setPasswordByPhone' | 'changePassword';

/** What can be an address at all: an account may have any that its rule, or another service, once took. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const passwords: Pick<Handlers, Names> = {
  forgotPassword({ gateway, body, address }) {
    const [name, email] = [body.username.trim(), body.email.trim()];
    if (!EMAIL.test(email)) throw new Refusal(refusal.emailFormat);
    const { forgot, forgotFrom } = gateway.limits;
    // Counted alike for names that do not exist, so that the limit tells nothing either; and by the mailbox, so that who
    // knows nothing but a name does not use up its owner's.
    const allowed = forgotFrom.allow(address) && forgot.allow(`${name} ${email}`.toLowerCase());
    if (!allowed) throw tooMany();
    const account = accountByName(gateway.store, name);
    const own = account && !account.locked && account.email?.toLowerCase() === email.toLowerCase();
    const password = newTemporaryPassword(gateway, own ? account.id : undefined);
    if (own && account.email) {
      const text =
        `Your temporary Foyer password is ${password}\n\nIt opens the account ${account.username} once, within ` +
        `${TEMPORARY_MINUTES} minutes, and then asks you for a new password. If you did not ask for it, do nothing: ` +
        'your own password goes on working.';
      deliver(gateway, { kind: 'email', recipient: account.email, subject: 'Your temporary password', text });
    }
    return null;
  },

  setPasswordByPhone({ gateway, body, address }) {
    const mobile = mobileOf(body.mobileNum, body.countryDialingCode);
    const key = `${mobile} ${address}`;
    if (!gateway.limits.setPassword.allow(key)) throw tooMany();
    const right = codeMatches(gateway, 'account', mobile, body.verificationCode);
    const account = right ? accountByMobile(gateway.store, mobile) : undefined;
    if (!account || account.locked) throw new Refusal(refusal.codeWrong);
    // Refused for the password, the code stays good: the form keeps it and asks for another password (A4).
    replacePassword(gateway, account, body.newPassword);
    spendCode(gateway, 'account', mobile);
    noteChecked(gateway.store, account.id, 'mobile');
    gateway.limits.setPassword.clear(key);
    return null;
  },

  changePassword({ gateway, body, session }) {
    const key = String(session.member.id);
    if (!gateway.limits.changePassword.allow(key)) throw tooMany();
    const account = accountById(gateway.store, session.member.id);
    // Who came in by a code alone has no password yet, and nothing to prove.
    const proven =
      account &&
      (account.password === ''
        ? body.oldPassword === ''
        : passwordMatches(body.oldPassword, account.password) ||
          isTemporaryPassword(gateway, account.id, body.oldPassword));
    if (!proven) throw new Refusal(refusal.wrongPassword);
    if (body.newPassword !== body.confirmNewPassword) throw new Refusal(refusal.confirmation);
    replacePassword(gateway, account, body.newPassword, session.id);
    gateway.limits.changePassword.clear(key);
    return null;
  },
};
