import { $session } from '../../session/session.ts';
import { type Confirmation, requestConfirmation } from '../../ui/confirm.ts';

/** Asks who is signed in; no answer counts that comes when the session is another one. */
export async function askMember(question: Confirmation): Promise<boolean | undefined> {
  const token = $session.get()?.token;
  const answer = await requestConfirmation(question);
  return $session.get()?.token === token ? answer : undefined;
}
