import type { TextKey } from '../../i18n/keys.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { askMember } from './ask-member.ts';

/**
 * A free-play account may not enter: it can go back, or end its session to register (SE-5). `leave` ends the
 * session; registration is for visitors. `stay` is what going back is.
 */
export async function promptTrial(
  leave: () => Promise<void>,
  stay: () => void,
  text: TextKey = 'member.freeReject',
): Promise<void> {
  const register = await askMember({
    title: 'member.prompt',
    text,
    yes: 'member.registerNow',
    no: 'common.cancel',
  });
  if (register === undefined) return;
  if (!register) return stay();
  await leave();
  platform().navigate(linkTo('register'), { replace: true });
}
