import { resource } from '../../gateway/cache/resource.ts';
import { getPlaySession, type PlaySession } from '../../gateway/endpoints/protection.ts';
import { call } from '../../gateway/http/client.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

/** Time and net position since the login; read whenever it is shown again. */
export const $playSession = resource<PlaySession>(
  `${PERSONAL_PREFIX}play-session`,
  (signal) => call(getPlaySession, {}, { signal }),
  { freshFor: 0 },
);
