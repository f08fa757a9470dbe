import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { ask } from '../../ui/confirm.ts';

/**
 * A free-play account may not enter: it can go back, or end its session to register (SE-5). `leave` ends the
 * session; registration is for visitors. `stay` takes the place of going back where nothing was entered.
 */
export async function promptTrial(
  leave: () => Promise<void>,
  stay: () => void = () => platform().back(),
): Promise<void> {
  const register = await ask({
    title: 'member.prompt',
    text: 'member.freeReject',
    yes: 'member.registerNow',
    no: 'common.cancel',
  });
  if (!register) return stay();
  await leave();
  platform().navigate(linkTo('register'), { replace: true });
}
