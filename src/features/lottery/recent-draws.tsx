import { useStore } from '@nanostores/react';
import type { Resource } from '../../gateway/cache/resource.ts';
import type { DrawResult, Lottery } from '../../gateway/endpoints/lottery.ts';
import { drawTime } from '../../i18n/clock-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DrawNumbers } from './draw-numbers.tsx';
import { RECENT_DRAWS } from './results.ts';
import './recent-draws.css';

interface Props {
  $recent: Resource<DrawResult[]>;
  format: Lottery['format'];
  /** For Vietnamese lotteries: the draw whose prizes show, and the callback that selects another. */
  chosen?: string | undefined;
  onChoose?: ((drawNumber: string) => void) | undefined;
}

export function RecentDraws({ $recent, format, chosen, onChoose }: Props) {
  const { t, language } = useTexts();
  const now = platform().now();
  const texts = (result: DrawResult) => (
    <>
      <span className="recent-draws__draw">
        <bdi dir="ltr">{result.drawNumber}</bdi>{' '}
        <span className="recent-draws__time">
          <bdi>{drawTime(result.drawnAt, now, language)}</bdi>
        </span>
      </span>{' '}
      <DrawNumbers result={result} format={format} />
    </>
  );
  return (
    <section className="recent-draws" aria-label={t('lottery.results')}>
      <h2 className="recent-draws__title">{t('lottery.results')}</h2>
      <AsyncView
        remote={useStore($recent)}
        retry={$recent.reload}
        skeleton={<Skeleton className="recent-draws__waiting" count={RECENT_DRAWS} />}
        empty="lottery.noResults"
        isEmpty={(list) => !list.length}
      >
        {(list) => (
          <ol className="recent-draws__list">
            {list.map((result) => (
              <li key={result.drawNumber} className="recent-draws__item">
                {onChoose ? (
                  <button
                    type="button"
                    className="recent-draws__row recent-draws__row--choice"
                    aria-pressed={result.drawNumber === chosen}
                    onClick={() => onChoose(result.drawNumber)}
                  >
                    {texts(result)}
                  </button>
                ) : (
                  <div className="recent-draws__row">{texts(result)}</div>
                )}
              </li>
            ))}
          </ol>
        )}
      </AsyncView>
    </section>
  );
}
