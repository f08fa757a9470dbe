import { atom } from 'nanostores';
import { mutate } from '../../gateway/cache/mutate.ts';
import { resource } from '../../gateway/cache/resource.ts';
import { type DeviceSession, endSessions, getSessions } from '../../gateway/endpoints/security.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { singleFlight } from '../../session/single-flight.ts';
import { showToast } from '../../ui/toasts.ts';

/** The devices on which the member is signed in; read whenever it is shown again. */
export const $sessions = resource<readonly DeviceSession[]>(
  `${PERSONAL_PREFIX}sessions`,
  async (signal) => (await call(getSessions, {}, { signal })).list,
  { freshFor: 0 },
);

const $ending = atom<ReadonlySet<string>>(new Set());

/** Ends a session, or all others than this one. */
export async function endSession(id?: string): Promise<void> {
  await singleFlight($ending, id ?? '', async (isHere) => {
    try {
      const { list } = await call(endSessions, { body: { ...(id && { id }) } });
      if (!isHere()) return;
      mutate($sessions, () => list);
      showToast('member.sessionEnded', { kind: 'success' });
    } catch (thrown) {
      if (isHere()) showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
    }
  });
}
