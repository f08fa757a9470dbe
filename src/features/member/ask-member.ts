import { $session } from '../../session/session.ts';
import { type Confirmation, requestConfirmation } from '../../ui/confirm.ts';

/** Asks the signed-in member a question; resolves to undefined if the session has changed meanwhile. */
export async function confirmWithMember(question: Confirmation): Promise<boolean | undefined> {
  const token = $session.get()?.token;
  const answer = await requestConfirmation(question);
  return $session.get()?.token === token ? answer : undefined;
}
