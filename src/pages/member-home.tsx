import { RealAccountOnly } from '../features/account/gates.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { MenuList } from '../shell/menu-list.tsx';
import { refuseMember } from '../shell/refusals.ts';
import { AccountPanel } from './account-panel.tsx';
import { Sheet } from './sheet.tsx';

/** `/m/member/home`: real accounts alone (WL-5, SE-5). */
export default function MemberHomePage() {
  const { t } = useTexts();
  return (
    <RealAccountOnly from={linkTo('memberHome')} onRefused={refuseMember}>
      <Sheet title={t('member.title')}>
        <AccountPanel />
        <nav className="account-panel__links" aria-label={t('member.title')}>
          <MenuList place="memberCentre" />
        </nav>
      </Sheet>
    </RealAccountOnly>
  );
}
