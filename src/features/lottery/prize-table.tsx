import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tierName } from './mode-texts.ts';
import { prizeTiers } from './results.ts';
import './prize-table.css';

interface Props {
  merchantCode: string;
  code: string;
  drawNumber: string;
}

export function PrizeTable({ merchantCode, code, drawNumber }: Props) {
  const { t } = useTexts();
  const $tiers = prizeTiers(merchantCode, code, drawNumber);
  return (
    <section className="prize-table" aria-label={t('lottery.prizes')}>
      <h2 className="prize-table__title">
        {t('lottery.prizes')}{' '}
        <bdi className="prize-table__draw" dir="ltr">
          {drawNumber}
        </bdi>
      </h2>
      <AsyncView
        remote={useStore($tiers)}
        retry={$tiers.reload}
        skeleton={<Skeleton className="prize-table__waiting" />}
        empty="lottery.noResults"
        isEmpty={(tiers) => !tiers.length}
      >
        {(tiers) => (
          <table className="prize-table__table">
            <caption className="visually-hidden">{t('lottery.prizesOf', { number: drawNumber })}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('lottery.tier')}</th>
                <th scope="col">{t('lottery.numbers')}</th>
              </tr>
            </thead>
            <tbody>
              {tiers.map(({ tier, numbers }) => (
                <tr key={tier} className={tier === 'special' ? 'prize-table__special' : undefined}>
                  <th scope="row">{tierName(tier, t)}</th>
                  <td dir="ltr">
                    <span className="prize-table__numbers">
                      {numbers.map((number, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: numbers can repeat
                        <span key={index}>{number} </span>
                      ))}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </AsyncView>
    </section>
  );
}
