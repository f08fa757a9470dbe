import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { siteConfig } from '../config/site-config.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { $signedIn } from '../session/session.ts';
import { OverlaySlot } from '../shell/drawers/overlay-slot.tsx';
import { BottomMenu } from '../shell/footer/bottom-menu.tsx';
import { BackHeader } from '../shell/header/back-header.tsx';
import { Header } from '../shell/header/header.tsx';
import { $installBar } from '../shell/page/install-bar.ts';
import { layoutOf, titleText } from '../shell/page/layout.ts';
import { $shown } from '../shell/page/page-store.ts';
import { PageView } from '../shell/page/page-view.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { AfterHydration } from '../ui/use-hydrated.tsx';
import './banner-stage.css';
import './side.css';

const Footer = lazyComponent(() => import('./footer.tsx'));
const PhoneBalance = lazyComponent(() => import('../shell/header/phone-balance.tsx'));
const ServiceButton = lazyComponent(() => import('../shell/header/service-button.tsx'));
const ToastHost = lazyComponent(async () => ({ default: (await import('../ui/toast-host.tsx')).ToastHost }));
const WideAccount = lazyComponent(() => import('../shell/header/wide-account.tsx'));
const PopupHost = lazyComponent(() => import('../features/announcements/popup-host.tsx'));

const InboxBadge = lazyComponentWithTexts(['messages'], () => import('../shell/header/inbox-badge.tsx'));

/** The layout of the site around a page: header, menus, footer and overlays. */
export function Frame() {
  const { t } = useTexts();
  const shown = useStore($shown);
  const signedIn = useStore($signedIn);
  const InstallBar = useStore($installBar);
  const { name } = siteConfig().brand;
  const title = shown && titleText(t, layoutOf(shown.route));
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
  if (!shown) return null;
  const layout = layoutOf(shown.route);
  const member = signedIn && layout.header === 'main' ? ' shell--member' : '';
  return (
    <div className={`shell${layout.bottomMenu ? ' shell--with-menu' : ''}${member}`}>
      <a className="shell__skip button button--primary" href="#content">
        {t('shell.skip')}
      </a>
      {layout.wideAccount && (
        <AfterHydration>
          <OptionalPart name="account">
            <WideAccount />
          </OptionalPart>
        </AfterHydration>
      )}
      <ErrorBoundary name="header">
        {layout.header === 'main' && <Header />}
        {layout.header === 'back' && (
          <BackHeader title={title ?? name} home={layout.backToHome}>
            {signedIn && layout.wideAccount && (
              <OptionalPart name="balance">
                <PhoneBalance />
              </OptionalPart>
            )}
          </BackHeader>
        )}
      </ErrorBoundary>
      {layout.serviceButton && (
        <OptionalPart name="service">
          <ServiceButton />
        </OptionalPart>
      )}
      <PageView shown={shown} />
      {layout.footer && (
        <ErrorBoundary name="footer">
          <Suspense>
            <Footer />
          </Suspense>
        </ErrorBoundary>
      )}
      {InstallBar && shown.route === 'home' && (
        <OptionalPart name="install bar">
          <InstallBar />
        </OptionalPart>
      )}
      {layout.sideMenu && (
        <BottomMenu
          route={shown.route}
          section={layout.section}
          badge={
            signedIn && (
              <OptionalPart name="unread">
                <InboxBadge />
              </OptionalPart>
            )
          }
        />
      )}
      <OverlaySlot />
      <AfterHydration>
        {layout.popups && shown.state === 'shown' && (
          <OptionalPart name="popups">
            <PopupHost />
          </OptionalPart>
        )}
        <OptionalPart name="toasts">
          <ToastHost />
        </OptionalPart>
      </AfterHydration>
    </div>
  );
}
