import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { Suspense, useState } from 'react';
import { GameFrame } from '../../games/launch/game-dialog.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const GameTools = lazyComponent(() => import('./game-tools.tsx'));

/** The game that is played, with a handle for what one may want beside it. */
export default function GameOverlay() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const [began] = useState(() => platform().now());
  const close = () => setOpen(false);
  const handle = (
    <IconButton
      label={t('play.tools')}
      shapes={Ellipsis}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
    />
  );
  return (
    <GameFrame tools={handle}>
      {open && (
        <ErrorBoundary name="game tools" otherwise={null} onFail={close}>
          <Suspense>
            <GameTools began={began} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </GameFrame>
  );
}
