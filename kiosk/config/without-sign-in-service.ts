import type { SiteConfig } from '../../src/config/read-site-config.ts';
import { $status } from '../../src/config/status.ts';
import type { SystemStatus } from '../../src/gateway/endpoints/system.ts';
import { mapResource } from './map-resource.ts';

/** Flags of the ways that end with a code by SMS: login, registration by number, the number's proof in any registration. */
const byCode = ['MOBILEVERCODELOGIN3', 'MOBILENUMREG3', 'REGMOBVERF3'] as const;

let ofService = false;

/**
 * The site's config without the sign-in service: a terminal signs nobody in by Google or Facebook, whose pages are
 * elsewhere, and none of the service's code is in its build. Where codes by SMS are the service's, the ways that need one
 * are not offered; those that the gateway sends stay.
 */
export function withoutSignInService({ signInService, ...site }: SiteConfig): SiteConfig {
  ofService = signInService?.phone === true;
  return site;
}

function withoutCodes(status: SystemStatus): SystemStatus {
  const off = Object.fromEntries(byCode.map((flag) => [flag, false]));
  return { ...status, info: { ...status.info, whitelabel: { ...status.info.whitelabel, ...off } } };
}

/** Has every status that is read say so, before anything reads it. */
export function disableServiceSmsCodes(): void {
  if (ofService) mapResource($status, withoutCodes);
}
