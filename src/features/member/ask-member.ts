import { $session } from '../../session/session.ts';
import { ask, type Question } from '../../ui/confirm.ts';

/** Asks who is signed in; no answer counts that comes when the session is another one. */
export async function askMember(question: Question): Promise<boolean | undefined> {
  const token = $session.get()?.token;
  const answer = await ask(question);
  return $session.get()?.token === token ? answer : undefined;
}
