import type { Draw } from '../../gateway/endpoints/lottery.ts';
import { clockText, daysIn } from '../../i18n/clock-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { useDrawState } from './use-draw-state.tsx';
import './draw-clock.css';

interface Props {
  draw: Draw;
  /** As in `Draws`. */
  offset: number;
  large?: boolean;
}

const labels = { before: 'lottery.opensIn', open: 'lottery.closesIn', closed: 'lottery.drawsIn' } as const;

/** Seconds before closing at which the clock is highlighted. */
const WARNING_SECONDS = 10;

/** Countdown to the end of a sale. A timer role, so that screen readers do not announce every second. */
export function DrawClock({ draw, offset, large }: Props) {
  const { t, language } = useTexts();
  const now = useDrawState(draw, offset);
  const look = large ? 'draw-clock draw-clock--large' : 'draw-clock';
  if (now.state === 'drawing') {
    return (
      <span className={`${look} draw-clock--drawing`} role="timer">
        <span className="draw-clock__drawing">{t('lottery.drawing')}</span>
      </span>
    );
  }
  const near = now.state === 'open' && now.seconds <= WARNING_SECONDS;
  const days = daysIn(now.seconds);
  return (
    <span className={`${look} draw-clock--${near ? 'near' : now.state}`} role="timer">
      <span className="draw-clock__label">{t(labels[now.state])}</span>{' '}
      <span className="draw-clock__time">
        {days > 0 && <bdi className="draw-clock__days">{t('lottery.days', { count: days })} </bdi>}
        <bdi className="draw-clock__digits" dir="ltr">
          {clockText(now.seconds, language)}
        </bdi>
      </span>
    </span>
  );
}
