import { useId } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Rain } from '../../gateway/endpoints/red-rain.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { CountedAmount } from '../../ui/counted-amount.tsx';
import { winningsOf } from './rain.ts';
import './opened-envelopes.css';

export function OpenedEnvelopes({ rain, over }: { rain: Rain; over: boolean }) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  const id = useId();
  const winnings = winningsOf(rain);
  return (
    <section className="opened-envelopes" aria-labelledby={id}>
      <h2 id={id} className="opened-envelopes__title">
        {t(over ? 'redRain.lastRain' : 'redRain.thisRain')}
      </h2>
      <ul className="opened-envelopes__list">
        {rain.opened.map(({ envelope, amount }) => (
          <li key={envelope} className={amount ? 'opened-envelopes__one' : 'opened-envelopes__one--empty'}>
            {amount ? <bdi>{money(amount, currency)}</bdi> : t('redRain.nothing')}
          </li>
        ))}
      </ul>
      <p className="opened-envelopes__sum">
        {t('redRain.together')}{' '}
        <CountedAmount from={winnings} value={winnings} format={(value) => money(value, currency)} />
      </p>
    </section>
  );
}
