import type { SiteConfig } from '../../src/config/read-site-config.ts';
import { $status } from '../../src/config/status.ts';
import type { SystemStatus } from '../../src/gateway/endpoints/system.ts';
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

function withoutCodes(status: SystemStatus): SystemStatus {
  const off = Object.fromEntries(byCode.map((flag) => [flag, false]));
  return { ...status, info: { ...status.info, whitelabel: { ...status.info.whitelabel, ...off } } };
}

/** Disables those features in every status, before anything reads one. */
export function disableServiceSmsCodes(): void {
  if (ofService) mapResource($status, withoutCodes);
}
