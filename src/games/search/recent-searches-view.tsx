import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { deleteSearches, recentSearches } from './recent-searches.ts';

/** Links to recent searches; renders nothing without any. */
export function RecentSearches({ onChoose }: { onChoose(text: string): void }) {
  const { t } = useTexts();
  const [texts, setTexts] = useState(recentSearches);
  if (!texts.length) return null;
  return (
    <section className="search-groups__group" aria-label={t('centre.recentSearches')}>
      <h2 className="search-groups__title">{t('centre.recentSearches')}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className="search-groups__row" onClick={() => onChoose(text)}>
              <Icon shapes={Clock} />
              <span dir="auto">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        look="plain"
        onClick={() => {
          deleteSearches();
          setTexts([]);
        }}
      >
        {t('centre.clearRecent')}
      </Button>
    </section>
  );
}
