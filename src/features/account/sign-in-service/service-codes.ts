import { $siteConfig } from '../../../config/site-config.ts';
import { GatewayError, refusal } from '../../../gateway/http/errors.ts';
import { platform } from '../../../platform/platform.ts';
import type { MobileNumber } from '../phone/sms-code.ts';
import { type HumanVerification, verifyHuman, verifyOnPage } from '../verification/human-verification.ts';
import { signInService } from './load-sign-in-service.ts';
import type { Confirmation } from './sign-in-service.ts';

/** The value that login and registration send in place of the SMS code. */
interface FirebaseCode {
  firebaseChannel: 'sms';
  firebaseIdToken: string;
}

/** The SMS codes of one form, sent and verified by the sign-in service. */
export interface PhoneProof {
  /** The options of `createSmsCode` that send through the service. */
  codeOptions: { verify: HumanVerification; send(number: MobileNumber, proof: string): Promise<number> };
  /** Exchanges the code of a login. @throws GatewayError */
  login(given: {
    username: string;
    password: string;
    countryDialingCode?: string;
  }): Promise<FirebaseCode & { type: 'firebase'; firebaseMobileNo: string }>;
  /** Exchanges the code of a registration, if the form has one. @throws GatewayError */
  registration(given: {
    mobileNum?: string;
    countryDialingCode?: string;
    verificationCode?: string;
  }): Promise<(FirebaseCode & { verificationCode: undefined }) | undefined>;
}

/** Milliseconds before another code can be requested; the service does not specify it (RG-4). */
const RESEND_DELAY = 60_000;

export function serviceCodes(): PhoneProof {
  const page = $siteConfig.get()?.signInService?.check;
  let sent: { mobile: string; confirmation: Confirmation } | undefined;
  let proven: { mobile: string; code: string; idToken: string } | undefined;

  /** A code works once but the form can be sent again, so the exchange's result is kept. */
  const exchange = async (number: MobileNumber, code: string): Promise<FirebaseCode> => {
    const mobile = e164(number);
    if (proven?.mobile !== mobile || proven.code !== code) {
      if (sent?.mobile !== mobile) throw new GatewayError('refused', refusal.codeWrong);
      const { idToken } = await sent.confirmation.confirm(code);
      proven = { mobile, code, idToken };
    }
    return { firebaseChannel: 'sms', firebaseIdToken: proven.idToken };
  };

  return {
    codeOptions: {
      verify: page ? verifyOnPage(page) : verifyHuman,
      async send(number, proof) {
        const mobile = e164(number);
        sent = { mobile, confirmation: await (await signInService()).sendCode(mobile, proof) };
        proven = undefined;
        return platform().now() + RESEND_DELAY;
      },
    },
    async login({ username, password, countryDialingCode = '' }) {
      const exchanged = await exchange({ mobileNum: username, countryDialingCode }, password);
      return { type: 'firebase', firebaseMobileNo: username, ...exchanged };
    },
    async registration({ mobileNum = '', countryDialingCode = '', verificationCode }) {
      if (!verificationCode) return undefined;
      const exchanged = await exchange({ mobileNum, countryDialingCode }, verificationCode);
      return { verificationCode: undefined, ...exchanged };
    },
  };
}

function e164({ countryDialingCode, mobileNum }: MobileNumber): string {
  return `+${countryDialingCode.replace('+', '')}${mobileNum}`;
}
