import { call } from '../../gateway/client.ts';
import { getSecurity, type Security } from '../../gateway/endpoints/security.ts';
import { resource } from '../../gateway/resource.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

/** What protects the member's account (WL-4). */
export const $security = resource<Security>(`${PERSONAL_PREFIX}security`, (signal) =>
  call(getSecurity, {}, { signal }),
);
