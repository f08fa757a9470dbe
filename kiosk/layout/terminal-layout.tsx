import { useStore } from '@nanostores/react';
import { GameHead } from '../../src/games/play/game-head.tsx';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import type { RouteName } from '../../src/routes/routes.ts';
import { BackHeader } from '../../src/shell/back-header.tsx';
import Footer from '../../src/shell/footer.tsx';
import { layoutOf } from '../../src/shell/layout.ts';
import { OverlaySlot } from '../../src/shell/overlay-slot.tsx';
import { $shown } from '../../src/shell/page-store.ts';
import { PageView } from '../../src/shell/page-view.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { ToastHost } from '../../src/ui/toast-host.tsx';
import { $ease } from '../accessibility/options.ts';
import { CategoryNav } from '../home/category-nav.tsx';
import { TerminalHead } from '../home/terminal-head.tsx';
import { OutsideDialog } from '../navigation/external-link-dialog.tsx';
import { RegisterOnPhone } from '../navigation/register-on-phone.tsx';
import { PhoneSignInDialog } from '../phone-sign-in/phone-sign-in.tsx';
import { RealityCheck } from '../visit/reality-check.tsx';
import { MessageBar } from './message-bar.tsx';
import { VisitBar } from './visit-bar.tsx';
import './terminal-layout.css';

/** Pages of one form, which leave nothing beside it. */
const formPages: ReadonlySet<RouteName> = new Set(['login', 'register', 'changePassword']);

/**
 * The frame of a page on a terminal: brand, venue and visit above it, its own header, and beside it the categories where
 * the screen is wider than high.
 */
export function Frame({ onFinish }: { onFinish(): void }) {
  const { t } = useTexts();
  const shown = useStore($shown);
  const still = useStore($ease).has('still');
  if (!shown) return null;
  const layout = layoutOf(shown.route);
  const home = shown.route === 'home';
  return (
    <div className={`shell shell--${shown.route}`}>
      <MessageBar />
      <div className="frame-head">
        <VisitBar onFinish={onFinish} />
        {layout.header === 'main' && (
          <ErrorBoundary name="header">
            <TerminalHead />
          </ErrorBoundary>
        )}
      </div>
      <div className="frame-body">
        {!formPages.has(shown.route) && (
          <ErrorBoundary name="categories" otherwise={null}>
            <CategoryNav />
          </ErrorBoundary>
        )}
        <div className="frame-page">
          {layout.header === 'back' && layout.title && (
            <ErrorBoundary name="header">
              <BackHeader title={t(layout.title)} home={layout.backToHome} />
            </ErrorBoundary>
          )}
          {/* What moves by itself on home has asked before whether it may. */}
          <PageView key={String(still && home)} shown={shown} />
          {shown.route === 'register' && <RegisterOnPhone />}
          {layout.footer && (
            <ErrorBoundary name="footer">
              <Footer />
            </ErrorBoundary>
          )}
        </div>
      </div>
      <GameHead
        value={
          <>
            <MessageBar />
            <VisitBar onFinish={onFinish} over />
          </>
        }
      >
        <OverlaySlot />
      </GameHead>
      <PhoneSignInDialog />
      <OutsideDialog />
      <RealityCheck onFinish={onFinish} />
      <ToastHost />
    </div>
  );
}
