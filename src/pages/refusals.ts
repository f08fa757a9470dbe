import { $status } from '../config/status.ts';
import { leaveSession } from '../features/account/sign-out.ts';
import { askMember } from '../features/member/ask-member.ts';
import { promptTrial } from '../features/member/trial-prompt.ts';
import { customerServiceAddress } from '../features/messages/customer-service.ts';
import { refuseTrial } from '../features/wallet/refuse-trial.ts';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import type { RefusedAccount } from '../session/gates.ts';

const back = () => platform().back();

/** Deposit and withdraw are for players: agents are led to customer service, free play is told (SE-5). */
export function refuseMoney(why: RefusedAccount): void {
  if (why === 'agent') void serveAgent();
  else refuseTrial();
}

async function serveAgent(): Promise<void> {
  const status = $status.get();
  const service = status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
  const goes = await askMember({
    title: 'wallet.agentTitle',
    text: 'wallet.agentText',
    ...(service ? { yes: 'shell.customerService', no: 'common.cancel' } : { yes: 'common.submit' }),
  });
  if (goes === undefined) return;
  if (goes && service) platform().open(service);
  back();
}

/**
 * Member centre, VIP benefits and promotions are for players: agents are led to the agency centre, and keep their session;
 * free play may end in a registration (SE-5). `stay` takes the place of going back where nothing was entered.
 */
export function refuseMember(why: RefusedAccount, stay = back): void {
  if (why === 'agent') void leadToAgency(stay);
  else void promptTrial(leaveSession, stay);
}

async function leadToAgency(stay: () => void): Promise<void> {
  const goes = await askMember({
    title: 'member.agentTitle',
    text: 'member.agentText',
    yes: 'member.agencyCentre',
    no: 'common.cancel',
  });
  if (goes) platform().navigate(linkTo('agent'), { replace: stay === back });
  else if (goes === false) stay();
}
