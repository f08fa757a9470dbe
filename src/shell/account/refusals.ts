import { $status } from '../../config/status.ts';
import { leaveSession } from '../../features/account/sign-out.ts';
import { confirmWithMember } from '../../features/member/ask-member.ts';
import { promptTrial } from '../../features/member/trial-prompt.ts';
import { customerServiceAddress } from '../../features/messages/customer-service.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import type { RefusedAccount } from '../../session/gates.ts';

/** What an account may not do: move money, or what is for players besides. */
export type RestrictedAction = 'money' | 'member';

/** The refusals of accounts for free play: every money button shows the same text (SE-5). */
export const trialRefusalTexts = {
  money: 'errors.realOnly',
  member: 'member.freeReject',
} as const satisfies Record<RestrictedAction, TextKey>;

/** What a note says of an account that may not do a thing. */
export interface AccountNoteProps {
  why: RefusedAccount;
  what: RestrictedAction;
  /** Of the sentence that says why, which describes what stands as unavailable. */
  id?: string;
  /** On the agents' own pages, where none leads. */
  atAgency?: boolean | undefined;
  /** Only described, where there is no room for a card. */
  hidden?: boolean;
}

const back = () => platform().back();

/** Where customer service is reached; nothing where the operator has none. */
export function serviceAddress(): string | undefined {
  const status = $status.get();
  return status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
}

/** Ends the trial and leads to the registration, which is for visitors (SE-7). */
export async function endTrialAndRegister(): Promise<void> {
  await leaveSession();
  // In the place of the page, which has gone on to the login if it is for members alone.
  platform().navigate(linkTo('register'), { replace: true });
}

/** Says why not, and leads on, where somebody presses what stands as unavailable (SE-5). */
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
 * Member centre and promotions are for players: agents are led to the agency centre, and keep their session; free play may
 * end in a registration (SE-5). `stay` takes the place of going back where nothing was entered.
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
