import { resource } from '../../gateway/cache/resource.ts';
import { getSecurity, type Security } from '../../gateway/endpoints/security.ts';
import { call } from '../../gateway/http/client.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

/** Security settings of the member's account (WL-4). */
export const $security = resource<Security>(`${PERSONAL_PREFIX}security`, (signal) =>
  call(getSecurity, {}, { signal }),
);
