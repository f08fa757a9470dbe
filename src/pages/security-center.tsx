import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import { Suspense } from 'react';
import { SignedInOnly } from '../features/account/gates.tsx';
import { SecurityCard } from '../features/member/security-card.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { DrawerLink } from '../shell/drawers/drawer-link.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { Sheet } from './sheet.tsx';
import './sheet-columns.css';

const FactorList = lazyComponentWithTexts(
  ['account', 'security', 'factors'],
  () => import('../features/account/second-factor/factor-list.tsx'),
);

/** `/m/securityCenter` (WL-4). */
export default function SecurityCenterPage() {
  const { t } = useTexts();
  return (
    <SignedInOnly from={linkTo('securityCenter')}>
      <Sheet width="page" title={t('member.securityCenter')}>
        <div className="sheet__columns">
          <div>
            <SecurityCard />
          </div>
          <div>
            <nav className="sheet__panel drawer-links" aria-label={t('member.password')}>
              <DrawerLink shapes={KeyRound} href={linkTo('changePassword')}>
                {t('shell.changePassword')}
              </DrawerLink>
            </nav>
            <Suspense>
              <FactorList />
            </Suspense>
          </div>
        </div>
      </Sheet>
    </SignedInOnly>
  );
}
