import { resource } from '../../gateway/cache/resource.ts';
import { getLiveModels, type LiveModel } from '../../gateway/endpoints/messages.ts';
import { call } from '../../gateway/http/client.ts';
import { checkInboxAccess } from '../../session/gates.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

const FRESH_FOR = 30_000;

/** Returns the chat agents who are online; empty for accounts without chat. */
export const onlineModels = (language: string) =>
  resource<readonly LiveModel[]>(
    `${PERSONAL_PREFIX}live-models/${language}`,
    async (signal) => {
      if (checkInboxAccess()) return [];
      const { list } = await call(getLiveModels, { query: { language } }, { signal });
      return list.filter(({ online }) => online);
    },
    { freshFor: FRESH_FOR },
  );
