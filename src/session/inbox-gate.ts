import { isTrial } from './account-types.ts';
import type { Refused } from './gates.ts';
import { $session } from './session.ts';

/** Inbox and live chat are for every signed-in player but those of type 4 (A5). */
export function inboxGate(): Refused {
  const session = $session.get();
  if (!session) return 'visitor';
  return isTrial(session.type) ? 'trial' : undefined;
}
