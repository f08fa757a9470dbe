import { $status } from '../../config/status.ts';
import { leaveSession } from '../../features/account/sign-out.ts';
import { confirmWithMember } from '../../features/member/ask-member.ts';
import { promptTrial } from '../../features/member/trial-prompt.ts';
import { customerServiceAddress } from '../../features/messages/customer-service.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import type { RefusedAccount } from '../../session/gates.ts';

/** A restricted action: moving money, or using the member area. */
export type RestrictedAction = 'money' | 'member';

/** Texts for trial accounts; every money button shows the same one (SE-5). */
export const trialRefusalTexts = {
  money: 'errors.realOnly',
  member: 'member.freeReject',
} as const satisfies Record<RestrictedAction, TextKey>;

export interface AccountNoteProps {
  why: RefusedAccount;
  what: RestrictedAction;
  /** Id of the reason, for `aria-describedby` of the disabled entry. */
  id?: string;
  /** Renders only the description, where a card does not fit. */
  hidden?: boolean;
}

const back = () => platform().back();

/** Returns the address of customer service; undefined if the operator has none. */
export function serviceAddress(): string | undefined {
  const status = $status.get();
  return status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
}

/** Ends the trial and opens the registration, which only visitors can use (SE-7). */
export async function endTrialAndRegister(): Promise<void> {
  await leaveSession();
  // Replaces the page, which may have redirected to the login already.
  platform().navigate(linkTo('register'), { replace: true });
}

/** Explains a refusal in a dialog when a disabled entry is pressed (SE-5). */
export function explainRefusal(why: RefusedAccount, what: RestrictedAction): void {
  const stay = () => {};
  if (what === 'member') refuseMemberArea(why, stay);
  else if (why === 'agent') void serveAgent();
  else void promptTrial(leaveSession, stay, trialRefusalTexts.money);
}

async function serveAgent(): Promise<void> {
  const service = serviceAddress();
  const goes = await confirmWithMember({
    title: 'member.agentTitle',
    text: 'member.agentMoney',
    ...(service ? { yes: 'shell.customerService', no: 'common.cancel' } : { yes: 'common.submit' }),
  });
  if (goes && service) platform().open(service);
}

/**
 * Redirects accounts without access to the member area: agents to the agency centre, trials to the registration
 * (SE-5). `stay` replaces going back if the page was not entered.
 */
export function refuseMemberArea(why: RefusedAccount, stay = back): void {
  if (why === 'agent') void leadToAgency(stay);
  else void promptTrial(leaveSession, stay);
}

async function leadToAgency(stay: () => void): Promise<void> {
  const goes = await confirmWithMember({
    title: 'member.agentTitle',
    text: 'member.agentText',
    yes: 'member.agencyCentre',
    no: 'common.cancel',
  });
  if (goes) platform().navigate(linkTo('agent'), { replace: stay === back });
  else if (goes === false) stay();
}
