import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { imageAddress } from '../../src/config/images.ts';
import { $availability, $status } from '../../src/config/status.ts';
import { needsWindow } from '../../src/games/launch/start-game.ts';
import { $texts } from '../../src/i18n/language.ts';
import { TextsScope } from '../../src/i18n/texts-scope.tsx';
import { $session } from '../../src/session/session.ts';
import { $confirmation } from '../../src/ui/confirm.ts';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { ImageScope } from '../../src/ui/image-scope.tsx';
import { lazyComponent } from '../../src/ui/lazy-component.tsx';
import { ToastHost } from '../../src/ui/toast-host.tsx';
import { ChangeView } from './change-view.tsx';
import { $consents, needsConsent } from './consent.ts';
import { $stage } from './current-view.ts';
import { IdleQuestion } from './idle-dialog.tsx';
import { LoginView } from './login-view.tsx';
import type { ParentPage } from './parent-page.ts';
import { frameScope } from './play-game.ts';

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
const QuestionHost = lazyComponent(async () => ({
  default: (await import('../../src/ui/confirmation-host.tsx')).ConfirmationHost,
}));

/** What the operator's frame shows in a partner's page. */
export function App({ page }: { page: ParentPage }) {
  const texts = useStore($texts);
  if (!texts) return null;
  return (
    <TextsScope value={texts}>
      <ImageScope value={imageAddress}>
        <ErrorBoundary name="frame">
          <Suspense>
            <Shown page={page} />
          </Suspense>
        </ErrorBoundary>
        <Overlays />
        <ToastHost />
      </ImageScope>
    </TextsScope>
  );
}

/** Nothing while the dialog is closed: no letter of a password is left behind then. */
function Shown({ page }: { page: ParentPage }) {
  const stage = useStore($stage);
  const session = useStore($session);
  const availability = useStore($availability);
  useStore($consents);
  if (!stage) return null;
  if (availability) return <StatusScreen availability={availability} checkAgain={$status.reload} />;
  if (!session) return <LoginView page={page} stage={stage} />;
  if (session.mustChangePassword) return <ChangeView page={page} />;
  if (stage.show === 'game') {
    const asks = !needsWindow(stage.game.vassalage, frameScope()) && needsConsent();
    return asks ? <ConsentView game={stage.game} page={page} /> : <GameView game={stage.game} page={page} />;
  }
  if (stage.show === 'favourites') return <FavouritesView />;
  return <AccountView page={page} />;
}

function Overlays() {
  const question = useStore($confirmation);
  return (
    <>
      <IdleQuestion />
      {question && (
        <Suspense>
          <QuestionHost />
        </Suspense>
      )}
    </>
  );
}
