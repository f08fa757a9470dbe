import { $siteConfig } from '../../../config/site-config.ts';
import { GatewayError, refusal } from '../../../gateway/errors.ts';
import { platform } from '../../../platform/platform.ts';
import type { MobileNumber } from '../phone/sms-code.ts';
import { type HumanVerification, verifyHuman, verifyOnPage } from '../verification/human-verification.ts';
import { signInService } from './load-sign-in-service.ts';
import type { Confirmation } from './sign-in-service.ts';

/** What login and registration send in place of the code they were given (A3). */
interface Sent {
  firebaseChannel: 'sms';
  firebaseIdToken: string;
}

/** The codes by SMS of one form, sent and judged by the sign-in service. */
export interface PhoneProof {
  /** How a code is sent, for `createSmsCode`. */
  way: { verify: HumanVerification; send(number: MobileNumber, proof: string): Promise<number> };
  /** Exchanges the code of a login. @throws GatewayError */
  login(given: {
    username: string;
    password: string;
    countryDialingCode?: string;
  }): Promise<Sent & { type: 'firebase'; firebaseMobileNo: string }>;
  /** Exchanges the code of a registration, where the form has one. @throws GatewayError */
  registration(given: {
    mobileNum?: string;
    countryDialingCode?: string;
    verificationCode?: string;
  }): Promise<(Sent & { verificationCode: undefined }) | undefined>;
}

/** Milliseconds until another code may be asked for; the service does not say (RG-4). */
const AGAIN = 60_000;

/** The service's codes for one form. */
export function serviceCodes(): PhoneProof {
  const page = $siteConfig.get()?.signInService?.check;
  let sent: { mobile: string; confirmation: Confirmation } | undefined;
  let proven: { mobile: string; code: string; idToken: string } | undefined;

  /** A code works once, a form may be sent again: what it was exchanged for serves both. */
  const exchange = async (number: MobileNumber, code: string): Promise<Sent> => {
    const mobile = e164(number);
    if (proven?.mobile !== mobile || proven.code !== code) {
      if (sent?.mobile !== mobile) throw new GatewayError('refused', refusal.codeWrong);
      const { idToken } = await sent.confirmation.confirm(code);
      proven = { mobile, code, idToken };
    }
    return { firebaseChannel: 'sms', firebaseIdToken: proven.idToken };
  };

  return {
    way: {
      verify: page ? verifyOnPage(page) : verifyHuman,
      async send(number, proof) {
        const mobile = e164(number);
        sent = { mobile, confirmation: await (await signInService()).sendCode(mobile, proof) };
        proven = undefined;
        return platform().now() + AGAIN;
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
