import { useStore } from '@nanostores/react';
import { momentText } from '../../i18n/moment-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $tick } from '../../platform/tick.ts';

const MINUTE = 60_000;

/** Shows the time and how long the game has been open, since `began` in milliseconds since 1970. */
export function GameClock({ began }: { began: number }) {
  const { t, language } = useTexts();
  const now = useStore($tick);
  const count = Math.max(0, Math.floor((now - began) / MINUTE));
  return (
    <p className="game-tools__clock">
      <bdi>{momentText(now, now, language)}</bdi> · {t('play.openFor', { count })}
    </p>
  );
}
