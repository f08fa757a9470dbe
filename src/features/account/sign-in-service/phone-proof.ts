import { $siteConfig } from '../../../config/site-config.ts';
import { asLoadError } from '../../../gateway/http/errors.ts';
import type { PhoneProof } from './service-codes.ts';

/** Returns whether the sign-in service, not the gateway, sends SMS codes (RG-4). */
export function phoneByService(): boolean {
  return $siteConfig.get()?.signInService?.phone === true;
}

/**
 * Returns the sign-in service's SMS codes for one form, loaded on first use; undefined when the gateway sends
 * them.
 */
export function phoneProof(): PhoneProof | undefined {
  if (!phoneByService()) return undefined;
  let once: Promise<PhoneProof> | undefined;
  const codes = () => {
    once ??= import('./service-codes.ts').then(
      ({ serviceCodes }) => serviceCodes(),
      (thrown: unknown) => {
        once = undefined;
        throw asLoadError(thrown);
      },
    );
    return once;
  };
  return {
    codeOptions: {
      verify: async (request, signal) => (await codes()).codeOptions.verify(request, signal),
      send: async (number, proof) => (await codes()).codeOptions.send(number, proof),
    },
    login: async (given) => (await codes()).login(given),
    registration: async (given) => (await codes()).registration(given),
  };
}
