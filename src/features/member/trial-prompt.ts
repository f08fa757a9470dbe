import type { TextKey } from '../../i18n/keys.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { confirmWithMember } from './ask-member.ts';

/**
 * Blocks a free-play account, which can go back or end its session to register (SE-5). `endSession` ends the
 * session, because registration is for guests. `stay` goes back.
 */
export async function promptTrial(
  endSession: () => Promise<void>,
  stay: () => void,
  text: TextKey = 'member.freeReject',
): Promise<void> {
  const register = await confirmWithMember({
    title: 'member.prompt',
    text,
    yes: 'member.registerNow',
    no: 'common.cancel',
  });
  if (register === undefined) return;
  if (!register) return stay();
  await endSession();
  platform().navigate(linkTo('register'), { replace: true });
}
