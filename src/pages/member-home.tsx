import { useStore } from '@nanostores/react';
import { $templates } from '../config/templates.ts';
import { RealAccountOnly } from '../features/account/gates.tsx';
import { MemberFacts } from '../features/member/member-facts.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { refuseMemberArea } from '../shell/account/refusals.ts';
import { MenuList } from '../shell/drawers/menu-list.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AccountPanel } from './account-panel.tsx';
import { MemberGroups } from './member-groups.tsx';
import { RefusedSheet } from './refused-sheet.tsx';
import { Sheet } from './sheet.tsx';
import './sheet-columns.css';
import './account-panel.css';

/** `/m/member/home`: real accounts only (WL-5, SE-5). */
export default function MemberHomePage() {
  const { t } = useTexts();
  return (
    <RealAccountOnly
      from={linkTo('memberHome')}
      onRefused={refuseMemberArea}
      // Behind the question.
      refused={(why) => (
        <RefusedSheet title={t('member.title')} why={why}>
          <CompactAccount />
        </RefusedSheet>
      )}
    >
      <Sheet width="page" title={t('member.title')}>
        <MemberCentre />
      </Sheet>
    </RealAccountOnly>
  );
}

/** Renders the operator's version of the screen (SY-1). */
function MemberCentre() {
  const { t } = useTexts();
  const template = useStore($templates)?.memberCenter;
  if (!template) return <Skeleton className="account-panel__waiting" />;
  if (template === 'new') {
    return (
      <div className="sheet__columns account-page">
        <AccountPanel />
        <MemberGroups />
      </div>
    );
  }
  return (
    <>
      <CompactAccount />
      <nav className="account-panel__links" aria-label={t('member.title')}>
        <MenuList place="memberCentreBase" />
      </nav>
    </>
  );
}

/** The account as a compact list: the base version of the member centre (SY-1). */
function CompactAccount() {
  const { t } = useTexts();
  return (
    <section aria-label={t('shell.account')}>
      <MemberFacts />
    </section>
  );
}
