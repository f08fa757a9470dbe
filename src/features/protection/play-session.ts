import { atom, type ReadableAtom } from 'nanostores';
import { isRoundInProgress } from '../../games/launch/rounds.ts';
import { mutate } from '../../gateway/cache/mutate.ts';
import { resource } from '../../gateway/cache/resource.ts';
import {
  answerRealityCheck,
  getPlaySession,
  type PlaySession,
  type RealityCheckAnswer,
} from '../../gateway/endpoints/protection.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { singleFlight } from '../../session/single-flight.ts';
import { showToast } from '../../ui/toasts.ts';

/** Milliseconds for which the net position may be older than the time: the next round may begin before it has arrived. */
const HELD = 20_000;

let netAt = 0;

/** Time and net position since the login; read whenever it is shown again. */
export const $playSession = resource<PlaySession>(
  `${PERSONAL_PREFIX}play-session`,
  async (signal): Promise<PlaySession> => {
    const session = await call(getPlaySession, {}, { signal });
    const shown = $playSession.get();
    const now = performance.now();
    // The gateway knows a round's result before the game shows it.
    if (isRoundInProgress() && shown.state === 'ready' && now < netAt + HELD)
      return { ...session, net: shown.value.net };
    netAt = now;
    return session;
  },
  { freshFor: 0 },
);

/** Whether a reality check is due. Both times are the gateway's: the player's clock may be wrong, or jump. */
export function isCheckDue({ now, realityCheckAt }: PlaySession): boolean {
  return realityCheckAt !== null && now >= realityCheckAt;
}

const $acting = atom<ReadonlySet<string>>(new Set());
const $answers = atom(0);

/** Number of reality checks that were answered here. */
export const $answeredChecks: ReadableAtom<number> = $answers;

/** Sends the answer to a reality check. The check stays due until the gateway has recorded it. */
export async function answerCheck(answer: RealityCheckAnswer): Promise<void> {
  await singleFlight($acting, 'answer', async (isHere) => {
    try {
      const session = await call(answerRealityCheck, { body: { answer } });
      if (!isHere()) return;
      mutate($playSession, () => session);
      $answers.set($answers.get() + 1);
    } catch (thrown) {
      if (!isHere()) return;
      const error = asGatewayError(thrown);
      // The player has left the game: the next one shows the check again.
      if (answer === 'leave') platform().report({ name: 'reality-check', error });
      else showToast(errorText(error), { kind: 'failure' });
    }
  });
}
