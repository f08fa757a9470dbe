import { $siteConfig } from '../../config/site-config.ts';
import { GatewayError } from '../../gateway/errors.ts';
import type { HumanVerification } from './human-verification.ts';
import type { MobileNumber } from './sms-code.ts';

/** What login and registration send in place of the code they were given (A3). */
export interface Sent {
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

/** Whether codes come from the sign-in service in place of the gateway (RG-4). */
export function phoneByService(): boolean {
  return $siteConfig.get()?.signInService?.phone === true;
}

/** The service's codes for one form, whose code comes with their first use; nothing where the gateway sends them. */
export function phoneProof(): PhoneProof | undefined {
  if (!phoneByService()) return undefined;
  let once: Promise<PhoneProof> | undefined;
  const codes = () => {
    once ??= import('./service-codes.ts').then(
      ({ serviceCodes }) => serviceCodes(),
      () => {
        once = undefined;
        throw new GatewayError('offline');
      },
    );
    return once;
  };
  return {
    way: {
      verify: async (request, signal) => (await codes()).way.verify(request, signal),
      send: async (number, proof) => (await codes()).way.send(number, proof),
    },
    login: async (given) => (await codes()).login(given),
    registration: async (given) => (await codes()).registration(given),
  };
}
