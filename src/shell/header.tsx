import { useStore } from '@nanostores/react';
import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import { lazy, Suspense } from 'react';
import { siteConfig } from '../config/site-config.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { $signedIn } from '../session/session.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LoginLinks } from './login-links.tsx';
import { Logo } from './logo.tsx';
import { openPanel } from './panels.ts';
import './header.css';

const DownloadTool = lazy(() => import('./download-tool.tsx'));
const MemberBar = lazy(async () => ({ default: (await import('./member-bar.tsx')).MemberBar }));

/** The main header (A2): menu, logo, and what the visitor or the member needs. */
export function Header({ onHome }: { onHome: boolean }) {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  return (
    <header className="header">
      <IconButton
        className="header__tool"
        label={t('shell.menu')}
        shapes={Menu}
        onClick={() => openPanel('menu')}
      />
      <a className="header__brand" href={linkTo('home')} aria-label={siteConfig().brand.name}>
        <Logo />
      </a>
      <span className="header__space" />
      {onHome && (
        <Suspense>
          <DownloadTool className="header__tool" />
        </Suspense>
      )}
      {signedIn ? (
        <Suspense>
          <MemberBar />
        </Suspense>
      ) : (
        <>
          <nav className="header__visitor" aria-label={t('shell.account')}>
            <LoginLinks />
          </nav>
          <IconButton
            className="header__tool"
            label={t('shell.account')}
            shapes={CircleUser}
            onClick={() => openPanel('account')}
          />
        </>
      )}
    </header>
  );
}
