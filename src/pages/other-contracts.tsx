import { useStore } from '@nanostores/react';
import FilePen from 'lucide/dist/esm/icons/file-pen.mjs';
import { contractRoutes, pendingContracts } from '../features/agent/contracts.ts';
import type { ContractKind } from '../gateway/endpoints/agent.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { DrawerLink } from '../shell/drawers/drawer-link.tsx';
import './entry-states.css';
import './other-contracts.css';
import './sheet.css';

/** Links to the contracts of the other kinds, with those that wait for an answer. */
export function OtherContracts({ kind }: { kind: ContractKind }) {
  const { t } = useTexts();
  const waiting = useStore(pendingContracts);
  const others = (Object.keys(contractRoutes) as ContractKind[]).filter((one) => one !== kind);
  return (
    <nav className="sheet__panel drawer-links entry-states other-contracts" aria-label={t('agent.contracts')}>
      {others.map((one) => (
        <DrawerLink key={one} shapes={FilePen} href={linkTo(contractRoutes[one])}>
          {t(`agent.${contractRoutes[one]}`)}
          {waiting.state === 'ready' && waiting.value.includes(one) && (
            <small className="drawer-link__note other-contracts__offer">{t('agent.offer')}</small>
          )}
        </DrawerLink>
      ))}
    </nav>
  );
}
