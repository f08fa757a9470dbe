import { useStore } from '@nanostores/react';
import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import { Suspense } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { $signedIn } from '../../session/session.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { opensPanel } from '../drawers/panels.ts';
import { LoginLinks } from './login-links.tsx';
import { Logo } from './logo.tsx';
import { SearchButton } from './search-button.tsx';
import './header.css';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const MemberBar = lazyComponent(async () => ({ default: (await import('./member-bar.tsx')).MemberBar }));

/** The main header, one line on every screen: menu, logo, and the visitor's or member's controls. */
export function Header() {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  return (
    <header className="header">
      <IconButton className="header__tool" label={t('shell.menu')} shapes={Menu} {...opensPanel('menu')} />
      <a className="header__brand" href={linkTo('home')} aria-label={siteConfig().brand.name}>
        <Logo />
      </a>
      <SearchButton className="header__tool header__search" />
      <span className="header__space" />
      {signedIn ? (
        <ErrorBoundary name="member" otherwise={null}>
          <Suspense>
            <MemberBar />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <>
          <nav className="header__visitor" aria-label={t('shell.account')}>
            <LoginLinks />
          </nav>
          <IconButton
            className="header__tool"
            label={t('shell.account')}
            shapes={CircleUser}
            {...opensPanel('account')}
          />
        </>
      )}
    </header>
  );
}
