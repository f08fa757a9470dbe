import { platform } from '../../platform/platform.ts';
import { requestConfirmation } from '../../ui/confirm.ts';

/** Tells a member who is no agent whom these pages are for, and leads to the affiliates' service (AG-7). */
export async function inviteToAgency(service: string | undefined): Promise<void> {
  const asks = await requestConfirmation({
    title: 'agent.agentsOnly',
    text: 'agent.agentsOnlyText',
    ...(service ? { yes: 'agent.affiliateService', no: 'common.cancel' } : { yes: 'common.submit' }),
  });
  if (asks && service) platform().open(service);
}
