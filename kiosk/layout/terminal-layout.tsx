import { useStore } from '@nanostores/react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import type { RouteName } from '../../src/routes/routes.ts';
import { OverlaySlot } from '../../src/shell/drawers/overlay-slot.tsx';
import Footer from '../../src/shell/footer/footer.tsx';
import { GameHeader } from '../../src/shell/game/game-header.tsx';
import { BackHeader } from '../../src/shell/header/back-header.tsx';
import { layoutOf, titleText } from '../../src/shell/page/layout.ts';
import { $shown } from '../../src/shell/page/page-store.ts';
import { PageView } from '../../src/shell/page/page-view.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { ToastHost } from '../../src/ui/toast-host.tsx';
import { useMedia } from '../../src/ui/use-media.tsx';
import { $accessibilityOptions } from '../accessibility/options.ts';
import { CategoryNav } from '../home/category-nav.tsx';
import { TerminalHead } from '../home/terminal-head.tsx';
import { VisitorLinks } from '../home/visitor-links.tsx';
import { WIDE_SCREEN_QUERY } from '../home/wide.ts';
import { ExternalLinkDialog } from '../navigation/external-link-dialog.tsx';
import { RegisterOnPhone } from '../navigation/register-on-phone.tsx';
import { PhoneSignInDialog } from '../phone-sign-in/phone-sign-in.tsx';
import { VisitRealityCheck } from '../visit/reality-check.tsx';
import { LoginGames } from './login-games.tsx';
import { MemberGames } from './member-games.tsx';
import { MemberMoney } from './member-money.tsx';
import { MessageBar } from './message-bar.tsx';
import { VisitBar } from './visit-bar.tsx';
import './banners.css';
import './game-head.css';
import './terminal-layout.css';

/** Pages that consist of one form, shown without categories at their side. */
const formPages: ReadonlySet<RouteName> = new Set(['login', 'register', 'changePassword']);
/** Pages of the member with games below their few entries. */
const shortPages: ReadonlySet<RouteName> = new Set(['memberHome', 'rewardCenter', 'redRain', 'settings']);

/** Pages that the member centre leads to, with a way back. */
const backPages: ReadonlySet<RouteName> = new Set(['walletTransfer', 'redRain']);

/** Lays out a page of the terminal: visit bar and header on top, categories at the side in landscape. */
export function TerminalLayout({ onFinish }: { onFinish(): void }) {
  const { t } = useTexts();
  const shown = useStore($shown);
  const wide = useMedia(WIDE_SCREEN_QUERY);
  const reducedMotion = useStore($accessibilityOptions).has('reducedMotion');
  if (!shown) return null;
  const layout = layoutOf(shown.route);
  const title = titleText(t, layout);
  const home = shown.route === 'home';
  const own = layout.header === 'own';
  return (
    <div className={`shell shell--${shown.route}`}>
      <MessageBar />
      <div className="terminal-layout__head">
        <VisitBar onFinish={onFinish}>
          {layout.wideAccount && !wide && <VisitorLinks search={!own} />}
        </VisitBar>
        {(layout.header === 'main' || (layout.wideAccount && wide)) && (
          <ErrorBoundary name="header">
            <TerminalHead search={!own} />
          </ErrorBoundary>
        )}
      </div>
      {layout.wideAccount && !wide && (
        <ErrorBoundary name="balance" otherwise={null}>
          <MemberMoney />
        </ErrorBoundary>
      )}
      <div className="terminal-layout__body">
        {!formPages.has(shown.route) && (
          <ErrorBoundary name="categories" otherwise={null}>
            <CategoryNav />
          </ErrorBoundary>
        )}
        <div className="terminal-layout__page">
          {title && (layout.header === 'back' || backPages.has(shown.route)) && (
            <ErrorBoundary name="header">
              <BackHeader title={title} home={layout.backToHome} />
            </ErrorBoundary>
          )}
          {/* Remounts home when motion is reduced, since carousels read the setting once. */}
          <PageView key={String(reducedMotion && home)} shown={shown} />
          {shown.route === 'register' && <RegisterOnPhone />}
          {shown.route === 'login' && (
            <ErrorBoundary name="games to try" otherwise={null}>
              <LoginGames />
            </ErrorBoundary>
          )}
          {shortPages.has(shown.route) && (
            <ErrorBoundary name="games of the member" otherwise={null}>
              <MemberGames />
            </ErrorBoundary>
          )}
          {layout.footer && (
            <ErrorBoundary name="footer">
              <Footer />
            </ErrorBoundary>
          )}
        </div>
      </div>
      <GameHeader
        value={
          <>
            <MessageBar />
            <VisitBar onFinish={onFinish} over />
          </>
        }
      >
        <OverlaySlot />
      </GameHeader>
      <PhoneSignInDialog />
      <ExternalLinkDialog />
      <VisitRealityCheck onFinish={onFinish} />
      <ToastHost />
    </div>
  );
}
