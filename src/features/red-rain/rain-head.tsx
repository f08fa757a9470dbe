import { clockText, daysIn, drawTime } from '../../i18n/clock-text.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { RainState } from './rain-state.ts';
import './rain-head.css';

const news: Readonly<Record<RainState['state'], TextKey>> = {
  none: 'redRain.none',
  before: 'redRain.before',
  falling: 'redRain.falling',
  noChance: 'redRain.noChance',
  used: 'redRain.used',
  spent: 'redRain.spent',
  limit: 'redRain.limit',
};

/** The rain's state, announced to screen readers, and the countdown, which is not. */
export function RainHead({ now }: { now: RainState & { now: number } }) {
  const { t, language } = useTexts();
  const left = now.state === 'falling' ? now.envelopes.length : 0;
  return (
    <section className={`rain-head rain-head--${now.state}`} aria-label={t('redRain.title')}>
      <p className="rain-head__news" role="status">
        {t(news[now.state], { left })}
      </p>
      {now.state !== 'none' && (
        <p className="rain-head__clock" role="timer">
          <span className="rain-head__label">
            {t(now.state === 'before' ? 'redRain.startsIn' : 'redRain.endsIn')}
          </span>{' '}
          {daysIn(now.seconds) > 0 && <bdi>{t('redRain.days', { count: daysIn(now.seconds) })} </bdi>}
          <bdi className="rain-head__digits" dir="ltr">
            {clockText(now.seconds, language)}
          </bdi>
        </p>
      )}
      {now.state === 'before' && (
        <p className="rain-head__when">
          <bdi>{drawTime(now.rain.startTime, now.now, language)}</bdi>
        </p>
      )}
    </section>
  );
}
