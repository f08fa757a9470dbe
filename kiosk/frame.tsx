import { useStore } from '@nanostores/react';
import { GameHead } from '../src/games/play/game-head.tsx';
import { useTexts } from '../src/i18n/texts-scope.tsx';
import { BackHeader } from '../src/shell/back-header.tsx';
import { BottomMenu } from '../src/shell/bottom-menu.tsx';
import Footer from '../src/shell/footer.tsx';
import { Header } from '../src/shell/header.tsx';
import { layoutOf } from '../src/shell/layout.ts';
import { OverlaySlot } from '../src/shell/overlay-slot.tsx';
import { $shown } from '../src/shell/page-store.ts';
import { PageView } from '../src/shell/page-view.tsx';
import { TopBlock } from '../src/shell/top-block.tsx';
import { ErrorBoundary } from '../src/ui/error-boundary.tsx';
import { ToastHost } from '../src/ui/toast-host.tsx';
import { $ease } from './ease/ease.ts';
import { MessageBar } from './message-bar.tsx';
import { OutsideDialog } from './outside-dialog.tsx';
import { PhoneSignInDialog } from './phone-sign-in/phone-sign-in.tsx';
import { RealityCheck } from './reality-check.tsx';
import { RegisterOnPhone } from './register-on-phone.tsx';
import { VisitBar } from './visit-bar.tsx';

/** What stands around a page on a terminal. The shell's own pieces, and the bar of the visit above them. */
export function Frame({ onFinish }: { onFinish(): void }) {
  const { t } = useTexts();
  const shown = useStore($shown);
  const still = useStore($ease).has('still');
  if (!shown) return null;
  const layout = layoutOf(shown.route);
  return (
    <div className={layout.bottomMenu ? 'shell shell--with-menu' : 'shell'}>
      <MessageBar />
      <VisitBar onFinish={onFinish} />
      {layout.topBlock && <TopBlock />}
      <ErrorBoundary name="header">
        {layout.header === 'main' && <Header onHome={shown.route === 'home'} />}
        {layout.header === 'back' && layout.title && (
          <BackHeader title={t(layout.title)} home={layout.backToHome} />
        )}
      </ErrorBoundary>
      {/* What moves by itself on home has asked before whether it may. */}
      <PageView key={String(still && shown.route === 'home')} shown={shown} />
      {shown.route === 'register' && <RegisterOnPhone />}
      {layout.footer && (
        <ErrorBoundary name="footer">
          <Footer />
        </ErrorBoundary>
      )}
      {layout.bottomMenu && <BottomMenu route={shown.route} />}
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
