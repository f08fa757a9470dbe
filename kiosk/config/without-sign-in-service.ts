import type { SiteConfig } from '../../src/config/read-site-config.ts';
import { $status } from '../../src/config/status.ts';
import { mapResource } from './map-resource.ts';

/**
 * Flags of features that need a code by SMS: login, registration by number, and proof of the number during any
 * registration.
 */
const byCode = ['MOBILEVERCODELOGIN3', 'MOBILENUMREG3', 'REGMOBVERF3'] as const;

let ofService = false;

/**
 * Removes the sign-in service from the site's configuration: a terminal cannot open the pages of Google or
 * Facebook, and its build has no code of the service. When the service sends the SMS codes, features that need one
 * are disabled.
 */
export function withoutSignInService({ signInService, ...site }: SiteConfig): SiteConfig {
  ofService = signInService?.phone === true;
  return site;
}

/** Disables features that a terminal does not have, in every status, before it is read. */
export function disableFlags(): void {
  mapResource($status, (status) => {
    if (!ofService) return status;
    const { info } = status;
    const off = Object.fromEntries(byCode.map((flag) => [flag, false]));
    return { ...status, info: { ...info, whitelabel: { ...info.whitelabel, ...off } } };
  });
}
