import type { ContractKind } from '../../gateway/endpoints/agent.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { needAreas } from '../../i18n/language.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { $session } from '../../session/session.ts';
import { ask } from '../../ui/confirm.ts';
import { $openDialogs } from '../../ui/open-dialogs.ts';
import { contractRoutes, pendingContracts } from './contracts.ts';

const texts: Readonly<Record<ContractKind, TextKey>> = {
  salary: 'agent.salaryWaits',
  dividend: 'agent.dividendWaits',
  hour: 'agent.hourWaits',
};

let running = false;

/**
 * Asks which contracts wait, then about each of them in turn: Cancel leads to the next, Go to its screen (AG-5).
 * What was not come to is asked about the next time. A failure is not shown: nobody waits for this.
 */
export async function promptContracts(): Promise<void> {
  if (running) return;
  running = true;
  const token = $session.get()?.token;
  try {
    const kinds = await pendingContracts();
    if (kinds.length) await needAreas(['agent']);
    for (const kind of kinds) {
      await noDialog();
      if ($session.get()?.token !== token) return;
      const go = await ask({
        title: 'agent.prompt',
        text: texts[kind],
        yes: 'agent.go',
        no: 'common.cancel',
      });
      if (!go) continue;
      platform().navigate(linkTo(contractRoutes[kind]));
      return;
    }
  } catch (error) {
    platform().report({ name: 'contracts', error });
  } finally {
    running = false;
  }
}

/** Resolves as soon as nothing else asks for attention. */
async function noDialog(): Promise<void> {
  while ($openDialogs.get()) {
    await new Promise<void>((resolve) => {
      const leave = $openDialogs.listen(() => {
        leave();
        resolve();
      });
    });
  }
}
