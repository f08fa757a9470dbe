import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { GroupBannerCarousel } from '../../features/announcements/group-banner-carousel.tsx';
import { MemberCard } from '../../features/member/member-card.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $signedIn } from '../../session/session.ts';
import { MoneyLinks } from '../header/money-links.tsx';
import { MenuList } from './menu-list.tsx';
import { VisitorActions } from './visitor-actions.tsx';
import './drawer.css';

/** The content of the right drawer: the member's menu, or login and registration for visitors (DR-1). */
export default function AccountDrawer() {
  const { t, language } = useTexts();
  const signedIn = useStore($signedIn);
  return (
    <>
      {signedIn ? (
        <>
          <MemberCard />
          <div className="drawer__actions">
            <MoneyLinks bare />
          </div>
        </>
      ) : (
        <>
          <p className="drawer__visitor">{t('member.visitorText')}</p>
          <VisitorActions />
        </>
      )}
      <nav aria-label={t('shell.account')}>
        <MenuList place="account" />
      </nav>
      {!signedIn && (
        <GroupBannerCarousel
          scope={{ merchantCode: siteConfig().merchantCode, language }}
          group="m_leftmenu"
          className="drawer__banners"
        />
      )}
    </>
  );
}
