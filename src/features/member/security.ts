import { resource } from '../../gateway/cache/resource.ts';
import { getSecurity, type Security } from '../../gateway/endpoints/security.ts';
import { call } from '../../gateway/http/client.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

export const $security = resource<Security>(`${PERSONAL_PREFIX}security`, (signal) =>
  call(getSecurity, {}, { signal }),
);
