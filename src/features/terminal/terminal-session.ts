import { invalidate, resource } from '../../gateway/cache/resource.ts';
import { endTerminalSession, getTerminalSession } from '../../gateway/endpoints/pairing.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { showToast } from '../../ui/toasts.ts';

type Answer = Reply<typeof getTerminalSession>['terminalSession'];

const KEY = `${PERSONAL_PREFIX}terminalSession`;

/** The player's session at a terminal; null without one. */
export const $terminalSession = resource<Answer>(
  KEY,
  async (signal) => (await call(getTerminalSession, {}, { signal })).terminalSession,
  { freshFor: 0 },
);

/** Refetches, ignoring a pending response that may be stale. */
export async function refetchTerminalSession(): Promise<void> {
  invalidate(KEY);
  await $terminalSession.refresh();
}

/** Creates the action that ends the session; `onEnded` runs afterwards. */
export function createTerminalSignOut(onEnded: () => void): Submission {
  return createSubmission(async (signal) => {
    await call(endTerminalSession, {}, { signal });
    onEnded();
    showToast('terminal.ended', { kind: 'success' });
    await refetchTerminalSession();
  });
}
