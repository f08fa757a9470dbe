import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { accountByMobile } from '../members.ts';
import { type E164, requireMobile } from '../phone-numbers.ts';
import { newCaptcha } from '../proof/captcha.ts';
import { newPuzzle, verifySolution } from '../proof/puzzle.ts';
import { CODE_MINUTES, sendCode } from '../proof/sms-codes.ts';

export const verification = {
  getCaptcha: ({ gateway, query, address }) => newCaptcha(gateway, query.form, address),

  getPuzzle: ({ gateway, address }) => newPuzzle(gateway, address),

  solvePuzzle({ gateway, body, address }) {
    const mobile = requireMobile(body.mobileNum, body.countryDialingCode);
    return verifySolution(gateway, body, { purpose: body.purpose, mobile, address });
  },

  sendLoginCode({ gateway, body, address }) {
    const mobile = requireMobile(body.mobileNum, body.countryDialingCode);
    const proof = body.humanVerification;
    const known = hasOwner(gateway, mobile);
    return { expirationTime: sendCode(gateway, { purpose: 'login', mobile, address, proof, known }) };
  },

  sendRegistrationCode({ gateway, body, address }) {
    const mobile = requireMobile(body.mobileNo, body.countryDialingCode);
    // Sends to numbers with an account too: only the owner of the phone learns about it, by registering.
    sendCode(gateway, { purpose: 'register', mobile, address, proof: body.humanVerification, known: true });
    return { expiredMinutes: CODE_MINUTES };
  },

  sendAccountCode({ gateway, body, address }) {
    const mobile = requireMobile(body.mobileNum, body.countryDialingCode);
    const known = hasOwner(gateway, mobile);
    sendCode(gateway, { purpose: 'account', mobile, address, proof: body.humanVerification, known });
    return { expiredMinutes: CODE_MINUTES };
  },
} satisfies Partial<Handlers>;

function hasOwner({ store }: Gateway, mobile: E164): boolean {
  const account = accountByMobile(store, mobile);
  return account !== undefined && !account.locked;
}
