import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { depositPromotionOf, promotions } from '../../features/promotions/promotions.ts';
import { WelcomePromotion } from '../../features/promotions/welcome-promotion.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lobbyScope } from '../game/lobby-scope.ts';
import { closePanel } from './panels.ts';

/** After a registration: the bonus of the first deposit; nothing if the gateway has no such promotion. */
export default function WelcomeDialog() {
  const remote = useStore(promotions(lobbyScope(useTexts().language)));
  const promotion = remote.state === 'ready' ? depositPromotionOf(remote.value) : undefined;
  const isNothing = remote.state !== 'loading' && promotion?.state !== 'join';
  useEffect(() => {
    if (isNothing) closePanel();
  }, [isNothing]);
  if (!promotion || isNothing) return null;
  return (
    <Dialog title={<span dir="auto">{promotion.title}</span>} onClose={closePanel}>
      <WelcomePromotion promotion={promotion} />
    </Dialog>
  );
}
