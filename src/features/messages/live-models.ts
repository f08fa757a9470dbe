import { $flags } from '../../config/status.ts';
import { call } from '../../gateway/client.ts';
import { getLiveModels, type LiveModel } from '../../gateway/endpoints/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { inboxGate } from '../../session/gates.ts';
import { PERSONAL } from '../../session/session.ts';

/** Milliseconds before a new subscriber causes a refetch. */
const FRESH = 30_000;

/** Returns the chat agents who are online; empty for accounts without chat. */
export const onlineModels = (language: string) =>
  resource<readonly LiveModel[]>(
    `${PERSONAL}live-models/${language}`,
    async (signal) => {
      if (!$flags.get().CBS3 || inboxGate()) return [];
      const { list } = await call(getLiveModels, { query: { language } }, { signal });
      return list.filter(({ online }) => online);
    },
    { freshFor: FRESH },
  );
