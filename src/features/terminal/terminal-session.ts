import { call } from '../../gateway/client.ts';
import type { Reply } from '../../gateway/endpoint.ts';
import { endTerminalSession, getTerminalSession } from '../../gateway/endpoints/pairing.ts';
import { invalidate, resource } from '../../gateway/resource.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { showToast } from '../../ui/toasts.ts';

type Answer = Reply<typeof getTerminalSession>['terminalSession'];

const KEY = `${PERSONAL_PREFIX}terminalSession`;

/** Where the player is signed in at a terminal; null for nowhere. */
export const $terminalSession = resource<Answer>(
  KEY,
  async (signal) => (await call(getTerminalSession, {}, { signal })).terminalSession,
  { freshFor: 0 },
);

/** Asks anew: what is on its way may have been asked before something changed. */
export async function readTerminalSession(): Promise<void> {
  invalidate(KEY);
  await $terminalSession.refresh();
}

/** Ends it from here; `onEnded` follows. */
export function createTerminalEnd(onEnded: () => void): Submission {
  return createSubmission(async (signal) => {
    await call(endTerminalSession, {}, { signal });
    onEnded();
    showToast('terminal.ended', { kind: 'success' });
    await readTerminalSession();
  });
}
