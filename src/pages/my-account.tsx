import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $flags, $status } from '../config/status.ts';
import { SignedInOnly, useRefusal } from '../features/account/gates.tsx';
import { AccountFacts } from '../features/member/account-facts.tsx';
import { HeadIconDialog } from '../features/member/head-icon-dialog.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { MenuList } from '../shell/drawers/menu-list.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { AccountPanel } from './account-panel.tsx';
import { MemberGroups } from './member-groups.tsx';
import { Sheet } from './sheet.tsx';
import './my-account.css';
import './sheet-columns.css';

const RecentMovements = lazyComponentWithTexts(
  ['records'],
  () => import('../features/records/recent-movements.tsx'),
);
const VipEntry = lazyComponentWithTexts(['vip'], () => import('../features/member/vip-entry.tsx'));

/** `/m/myAccount/index`: any account, also a trial (WL-5), which has no member centre: its entries are here. */
export default function MyAccountPage() {
  const { t } = useTexts();
  const why = useRefusal();
  const isKnown = useStore($status).state !== 'loading';
  const flags = useStore($flags);
  const [choosing, setChoosing] = useState(false);
  return (
    <SignedInOnly from={linkTo('myAccount')}>
      <Sheet width="page" title={t('shell.account')}>
        <div className={why ? 'sheet__columns account-page' : 'sheet__columns my-account'}>
          <AccountPanel onPicture={() => setChoosing(true)}>
            <AccountFacts hasContact={!why} />
          </AccountPanel>
          <div className="sheet__column">
            {why && <MemberGroups />}
            {!why && flags.VIPBENEFIT3 && (
              <OptionalPart name="vip" fallback={<div className="account-panel__vip" />}>
                <VipEntry />
              </OptionalPart>
            )}
            {/* An entry that the status adds would move the logout under a finger. */}
            {isKnown && (
              <nav className="sheet__panel drawer-links account-panel__links" aria-label={t('member.links')}>
                <MenuList place="myAccount" />
              </nav>
            )}
          </div>
        </div>
        {!why && flags.TRANSREC3 && (
          <OptionalPart name="movements">
            <RecentMovements />
          </OptionalPart>
        )}
        {choosing && <HeadIconDialog onClose={() => setChoosing(false)} />}
      </Sheet>
    </SignedInOnly>
  );
}
