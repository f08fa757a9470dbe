import { useStore } from '@nanostores/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import type { ReactNode } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { GroupBannerCarousel } from '../../features/announcements/group-banner-carousel.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $signedIn } from '../../session/session.ts';
import { AgeNote } from '../footer/age-note.tsx';
import { ChannelIcons } from '../footer/channel-icons.tsx';
import { LanguageSelector } from '../header/language-selector.tsx';
import { ThemeSlot } from '../header/theme-slot.tsx';
import { DrawerLink } from './drawer-link.tsx';
import { GamesMenu } from './games-menu.tsx';
import { MenuList } from './menu-list.tsx';
import { openPanel } from './panels.ts';
import { VisitorActions } from './visitor-actions.tsx';
import './drawer.css';

/** The content of the left drawer: the site's main menu (DR-2, DR-3). */
export default function MenuDrawer() {
  const { t, language } = useTexts();
  const scope = { merchantCode: siteConfig().merchantCode, language };
  return (
    <>
      {!useStore($signedIn) && <VisitorActions />}
      <div className="drawer__start">
        <DrawerLink shapes={Search} onClick={() => openPanel('search')}>
          {t('shell.search')}
        </DrawerLink>
        <LanguageSelector />
      </div>
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
      <ThemeSlot />
      <ChannelIcons />
      <AgeNote />
    </>
  );
}

/** A group of entries with a title. */
function DrawerGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className="drawer__group" aria-label={title}>
      <p className="drawer__title" aria-hidden="true">
        {title}
      </p>
      {children}
    </nav>
  );
}
