import Menu from 'lucide/dist/esm/icons/menu.mjs';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { opensPanel } from '../drawers/panels.ts';
import { HeaderAccount } from './header-account.tsx';
import { Logo } from './logo.tsx';
import { SearchButton } from './search-button.tsx';
import './header.css';

/** The main header, one line on every screen: menu, logo, and the visitor's or member's controls. */
export function Header() {
  const { t } = useTexts();
  return (
    <header className="header">
      <IconButton className="header__tool" label={t('shell.menu')} shapes={Menu} {...opensPanel('menu')} />
      <a className="header__brand" href={linkTo('home')} aria-label={siteConfig().brand.name}>
        <Logo />
      </a>
      <SearchButton className="header__tool header__search" />
      <span className="header__space" />
      <HeaderAccount />
    </header>
  );
}
