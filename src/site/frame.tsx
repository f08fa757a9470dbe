import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { siteConfig } from '../config/site-config.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { $signedIn } from '../session/session.ts';
import { $abovePage } from '../shell/above-page.ts';
import { BackHeader } from '../shell/back-header.tsx';
import { BottomMenu } from '../shell/bottom-menu.tsx';
import { Header } from '../shell/header.tsx';
import { layoutOf } from '../shell/layout.ts';
import { OverlaySlot } from '../shell/overlay-slot.tsx';
import { $shown } from '../shell/page-store.ts';
import { PageView } from '../shell/page-view.tsx';
import { TopBlock } from '../shell/top-block.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { late } from '../ui/late.tsx';
import { lateWithTexts } from '../ui/late-with-texts.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import './side.css';

const Footer = late(() => import('./footer.tsx'));
const ServiceButton = late(() => import('../shell/service-button.tsx'));
const PopupHost = late(() => import('../features/announcements/popup-host.tsx'));

const InboxBadge = lateWithTexts(['messages'], () => import('../shell/inbox-badge.tsx'));

/** What stands around a page on the site (A2). */
export function Frame() {
  const { t } = useTexts();
  const shown = useStore($shown);
  const signedIn = useStore($signedIn);
  const Above = useStore($abovePage);
  const title = shown && layoutOf(shown.route).title;
  useEffect(() => {
    const { name } = siteConfig().brand;
    document.title = title ? `${t(title)} · ${name}` : name;
  }, [title, t]);
  if (!shown) return null;
  const layout = layoutOf(shown.route);
  const member = signedIn && layout.header === 'main' ? ' shell--member' : '';
  return (
    <div className={`shell${layout.bottomMenu ? ' shell--with-menu' : ''}${member}`}>
      <a className="shell__skip button button--primary" href="#content">
        {t('shell.skip')}
      </a>
      {Above && layout.header === 'main' && (
        <ErrorBoundary name="above" otherwise={null}>
          <Above />
        </ErrorBoundary>
      )}
      {layout.topBlock && <TopBlock />}
      <ErrorBoundary name="header">
        {layout.header === 'main' && <Header onHome={shown.route === 'home'} />}
        {layout.header === 'back' && layout.title && (
          <BackHeader title={t(layout.title)} home={layout.backToHome} />
        )}
      </ErrorBoundary>
      {layout.serviceButton && (
        <ErrorBoundary name="service" otherwise={null}>
          <Suspense>
            <ServiceButton />
          </Suspense>
        </ErrorBoundary>
      )}
      <PageView shown={shown} />
      {layout.footer && (
        <ErrorBoundary name="footer">
          <Suspense>
            <Footer />
          </Suspense>
        </ErrorBoundary>
      )}
      {layout.sideMenu && (
        <BottomMenu
          route={shown.route}
          badge={
            signedIn && (
              <ErrorBoundary name="unread" otherwise={null}>
                <Suspense>
                  <InboxBadge />
                </Suspense>
              </ErrorBoundary>
            )
          }
        />
      )}
      <OverlaySlot />
      {layout.popups && shown.state === 'shown' && (
        <ErrorBoundary name="popups" otherwise={null}>
          <Suspense>
            <PopupHost />
          </Suspense>
        </ErrorBoundary>
      )}
      <ToastHost />
    </div>
  );
}
