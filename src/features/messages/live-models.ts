import { call } from '../../gateway/client.ts';
import { getLiveModels, type LiveModel } from '../../gateway/endpoints/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { checkInboxAccess } from '../../session/gates.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

/** Milliseconds for which the agents that were online are taken to be so. */
const FRESH = 30_000;

/** The agents of the live chat who are online; none for those who may not chat (A7). */
export const onlineModels = (language: string) =>
  resource<readonly LiveModel[]>(
    `${PERSONAL_PREFIX}live-models/${language}`,
    async (signal) => {
      if (checkInboxAccess()) return [];
      const { list } = await call(getLiveModels, { query: { language } }, { signal });
      return list.filter(({ online }) => online);
    },
    { freshFor: FRESH },
  );
