import { useStore } from '@nanostores/react';
import FilePen from 'lucide/dist/esm/icons/file-pen.mjs';
import { contractRoutes, pendingContracts } from '../../features/agent/contracts.ts';
import type { ContractKind } from '../../gateway/endpoints/agent.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DrawerLink } from './drawer-link.tsx';
import { closePanel } from './panels.ts';

const names: Readonly<Record<ContractKind, TextKey>> = {
  salary: 'agent.salaryContract',
  dividend: 'agent.dividendContract',
  hour: 'agent.hourContract',
};

/** Contracts to answer, each linked to its page (AG-5). */
export default function ContractsDialog() {
  const { t } = useTexts();
  const waiting = useStore(pendingContracts);
  // Another session may have started: show nothing until its contracts have loaded.
  if (waiting.state !== 'ready') return null;
  return (
    <Dialog title={t('agent.contractsWait')} onClose={closePanel}>
      <nav aria-label={t('agent.contractsWait')}>
        {waiting.value.map((kind) => (
          <DrawerLink key={kind} shapes={FilePen} href={linkTo(contractRoutes[kind])}>
            {t(names[kind])}
          </DrawerLink>
        ))}
      </nav>
    </Dialog>
  );
}
