import { $siteConfig } from '../../../config/site-config.ts';
import { asLoadError } from '../../../gateway/errors.ts';
import type { PhoneProof } from './service-codes.ts';

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
      (thrown: unknown) => {
        once = undefined;
        throw asLoadError(thrown);
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
