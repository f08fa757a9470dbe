import { useState } from 'react';
import type { Draw } from '../../gateway/endpoints/lottery.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { announcedSeconds } from './draw-state.ts';
import { useDrawState } from './use-draw-state.tsx';

interface Props {
  draw: Draw;
  /** As in `Draws`. */
  offset: number;
  /** Seconds between draws. */
  period: number;
}

/** Announces a draw's changes to screen readers: closing soon, closed, drawn, and its result. */
export function DrawNews({ draw, offset, period }: Props) {
  const { t } = useTexts();
  const now = useDrawState(draw, offset);
  const { last } = draw;
  const [known] = useState(last?.drawNumber);
  const announced = now.state === 'open' ? announcedSeconds(now.seconds, period) : undefined;
  return (
    <div className="visually-hidden">
      <p role="status">
        {now.state === 'closed' && t('lottery.spokenClosed', { number: draw.drawNumber })}
        {now.state === 'drawing' && t('lottery.drawing')}
        {announced !== undefined &&
          (announced < 60
            ? t('lottery.spokenSeconds', { count: announced })
            : t('lottery.spokenMinutes', { count: announced / 60 }))}
      </p>
      <p role="status">
        {last &&
          last.drawNumber !== known &&
          t('lottery.spokenResult', {
            number: last.drawNumber,
            numbers: [...last.numbers, ...last.extra].join(' '),
          })}
      </p>
    </div>
  );
}
