import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { imageAddress } from '../../src/config/images.ts';
import { $availability, $status } from '../../src/config/status.ts';
import { IdleDialog } from '../../src/features/protection/idle-dialog.tsx';
import { needsWindow } from '../../src/games/launch/start-game.ts';
import { $texts } from '../../src/i18n/language.ts';
import { TextsScope } from '../../src/i18n/texts-scope.tsx';
import { $session } from '../../src/session/session.ts';
import { $confirmation } from '../../src/ui/confirm.ts';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { ImageScope } from '../../src/ui/image-scope.tsx';
import { lazyComponent } from '../../src/ui/lazy-component.tsx';
import { lazyComponentWithTexts } from '../../src/ui/lazy-component-with-texts.tsx';
import { ToastHost } from '../../src/ui/toast-host.tsx';
import { ChangeView } from './change-view.tsx';
import { $consents, needsConsent } from './consent.ts';
import { $view } from './current-view.ts';
import { $idleTimer } from './idle-session.ts';
import { LoginView } from './login-view.tsx';
import type { ParentPage } from './parent-page.ts';
import { lobbyScope } from './play-game.ts';

const AccountView = lazyComponent(async () => ({
  default: (await import('./account-view.tsx')).AccountView,
}));
const ConsentView = lazyComponent(async () => ({
  default: (await import('./consent-view.tsx')).ConsentView,
}));
const FavouritesView = lazyComponent(async () => ({
  default: (await import('./favourites-view.tsx')).FavouritesView,
}));
const GameView = lazyComponent(async () => ({ default: (await import('./game-view.tsx')).GameView }));
const StatusScreen = lazyComponent(async () => ({
  default: (await import('../../src/shell/status/status-screen.tsx')).StatusScreen,
}));
const ProofDialog = lazyComponentWithTexts(
  ['account', 'security'],
  () => import('../../src/second-factor/proof-dialog.tsx'),
);
const QuestionHost = lazyComponent(async () => ({
  default: (await import('../../src/ui/confirmation-host.tsx')).ConfirmationHost,
}));

/** The operator frame. */
export function App({ page }: { page: ParentPage }) {
  const texts = useStore($texts);
  if (!texts) return null;
  return (
    <TextsScope value={texts}>
      <ImageScope value={imageAddress}>
        <ErrorBoundary name="frame">
          <Suspense>
            <CurrentView page={page} />
          </Suspense>
        </ErrorBoundary>
        <Overlays />
        <ToastHost />
      </ImageScope>
    </TextsScope>
  );
}

/** Renders nothing while the dialog is closed, which also clears the password field. */
function CurrentView({ page }: { page: ParentPage }) {
  const stage = useStore($view);
  const session = useStore($session);
  const availability = useStore($availability);
  useStore($consents);
  if (!stage) return null;
  if (availability) return <StatusScreen availability={availability} checkAgain={$status.reload} />;
  if (!session) return <LoginView page={page} stage={stage} />;
  if (session.mustChangePassword) return <ChangeView page={page} />;
  if (stage.show === 'game') {
    const asks = !needsWindow(stage.game.vassalage, lobbyScope()) && needsConsent();
    return asks ? <ConsentView game={stage.game} page={page} /> : <GameView game={stage.game} page={page} />;
  }
  if (stage.show === 'favourites') return <FavouritesView />;
  return <AccountView page={page} />;
}

function Overlays() {
  const question = useStore($confirmation);
  const idle = useStore($idleTimer);
  return (
    <>
      {idle && <IdleDialog timer={idle} onLogOut={idle.end} />}
      {question && <Suspense>{question.dialog ? <ProofDialog /> : <QuestionHost />}</Suspense>}
    </>
  );
}
