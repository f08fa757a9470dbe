import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { $openGame, closeGame } from '../../games/launch/open-game.ts';
import { asLoadError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { $confirmation } from '../../ui/confirm.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { showToast } from '../../ui/toasts.ts';
import { $panel, closePanel } from './panels.ts';

const Overlays = lazyComponent(() => import('./overlays.tsx'));

const $wanted = computed([$panel, $openGame, $confirmation], (panel, playing, question) =>
  [panel, playing && 'game', question && 'question'].filter(Boolean).join(),
);

/** Shows the error of an overlay and closes it, so that the next tap retries. */
function giveUp(thrown: unknown): void {
  showToast(errorText(asLoadError(thrown)), { kind: 'failure' });
  closePanel();
  closeGame();
  $confirmation.get()?.answer(false);
}

/** Place of drawers, popups, games and confirmations; their code loads with the first one. */
export function OverlaySlot() {
  const wanted = useStore($wanted);
  return (
    // Another name resets the error boundary.
    <OptionalPart name={`over the page: ${wanted}`} onFail={giveUp}>
      {wanted && <Overlays />}
    </OptionalPart>
  );
}
