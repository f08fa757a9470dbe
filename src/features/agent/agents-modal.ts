import { platform } from '../../platform/platform.ts';
import { requestConfirmation } from '../../ui/confirm.ts';

/** Explains the agents' pages to a member and offers the affiliates' service (AG-7). */
export async function inviteToAgency(service: string | undefined): Promise<void> {
  const asks = await requestConfirmation({
    title: 'agent.agentsOnly',
    text: 'agent.agentsOnlyText',
    ...(service ? { yes: 'agent.affiliateService', no: 'common.cancel' } : { yes: 'common.submit' }),
  });
  if (asks && service) platform().open(service);
}
