import { refusal } from '../../../src/gateway/http/errors.ts';
import { requireConfirmation } from '../factors/proofs.ts';
import type { Handlers } from '../handler.ts';
import { deliver } from '../inbox.ts';
import { accountById, accountByMobile, accountByName, markVerified } from '../members.ts';
import {
  isTemporaryPassword,
  newTemporaryPassword,
  replacePassword,
  TEMPORARY_MINUTES,
} from '../new-password.ts';
import { passwordMatches } from '../passwords.ts';
import { requireMobile } from '../phone-numbers.ts';
import { codeMatches, spendCode } from '../proof/sms-codes.ts';
import { Refusal, tooMany } from '../refusal.ts';

/** Any address: older rules, or other services, may have accepted more than the current rule. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const passwords = {
  forgotPassword({ gateway, body, address }) {
    const [name, email] = [body.username.trim(), body.email.trim()];
    if (!EMAIL.test(email)) throw new Refusal(refusal.emailFormat);
    const { forgot, forgotFrom } = gateway.limits;
    // Counts unknown names alike, so that the limit reveals nothing, and by
    // mailbox, so that strangers who know a name do not use up the owner's limit.
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
    const mobile = requireMobile(body.mobileNum, body.countryDialingCode);
    const key = `${mobile} ${address}`;
    if (!gateway.limits.setPassword.allow(key)) throw tooMany();
    const right = codeMatches(gateway, 'account', mobile, body.verificationCode);
    const account = right ? accountByMobile(gateway.store, mobile) : undefined;
    if (!account || account.locked) throw new Refusal(refusal.codeWrong);
    // A refused password keeps the code, because the form asks for another password.
    replacePassword(gateway, account, body.newPassword);
    spendCode(gateway, 'account', mobile);
    markVerified(gateway.store, account.id, 'mobile');
    gateway.limits.setPassword.clear(key);
    return null;
  },

  changePassword({ gateway, body, session }) {
    const key = String(session.member.id);
    if (!gateway.limits.changePassword.allow(key)) throw tooMany();
    const account = accountById(gateway.store, session.member.id);
    // Members who signed in by code only have no password yet.
    const proven =
      account &&
      (account.password === ''
        ? body.oldPassword === ''
        : passwordMatches(body.oldPassword, account.password) ||
          isTemporaryPassword(gateway, account.id, body.oldPassword));
    if (!proven) throw new Refusal(refusal.wrongPassword);
    if (body.newPassword !== body.confirmNewPassword) throw new Refusal(refusal.confirmation);
    replacePassword(gateway, account, body.newPassword, session.id, () =>
      requireConfirmation(gateway, session, 'password', body.confirmation),
    );
    gateway.limits.changePassword.clear(key);
    return null;
  },
} satisfies Partial<Handlers>;
