import { siteConfig } from '../../config/site-config.ts';
import { GroupBannerCarousel } from '../../features/announcements/group-banner-carousel.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { ChannelIcons } from '../footer/channel-icons.tsx';
import { LanguageSelector } from '../header/language-selector.tsx';
import { DrawerGroup } from './drawer-group.tsx';
import { GamesMenu } from './games-menu.tsx';
import { MenuList } from './menu-list.tsx';

/** The content of the left drawer: the site's main menu (DR-2, DR-3). */
export default function MenuDrawer() {
  const { t, language } = useTexts();
  const scope = { merchantCode: siteConfig().merchantCode, language };
  return (
    <>
      <GroupBannerCarousel scope={scope} group="m_leftmenu" className="drawer__banners" />
      <nav aria-label={t('member.money')}>
        <MenuList place="money" />
      </nav>
      <DrawerGroup title={t('member.mine')}>
        <MenuList place="member" />
      </DrawerGroup>
      <DrawerGroup title={t('member.more')}>
        <GamesMenu />
        <MenuList place="end" />
      </DrawerGroup>
      <LanguageSelector />
      <ChannelIcons />
    </>
  );
}
