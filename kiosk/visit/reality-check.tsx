import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $answeredChecks, answerCheck } from '../../src/features/protection/play-session.ts';
import { RealityCheck } from '../../src/features/protection/reality-check.tsx';
import { usePausedGame } from '../../src/games/launch/use-paused-game.tsx';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { checkRealAccount } from '../../src/session/gates.ts';
import { $realityCheckDue, $sessionMinutes, confirmRealityCheck } from './session-clock.ts';

/**
 * Shows the player at the venue's intervals how long they have been signed in, after the round of a game. An answer counts for
 * the gateway's reality check as well, and the other way round.
 */
export function VisitRealityCheck({ onFinish }: { onFinish(): void }) {
  const due = useStore($realityCheckDue);
  const minutes = useStore($sessionMinutes);
  useEffect(() => $answeredChecks.listen(confirmRealityCheck), []);
  return due && minutes !== undefined && <Check minutes={minutes} onFinish={onFinish} />;
}

function Check({ minutes, onFinish }: { minutes: number; onFinish(): void }) {
  const { t } = useTexts();
  if (!usePausedGame()) return null;
  const goOn = () => {
    confirmRealityCheck();
    if (!checkRealAccount()) void answerCheck('continue');
  };
  return <RealityCheck minutes={minutes} leave={t('kiosk.finish')} onContinue={goOn} onLeave={onFinish} />;
}
