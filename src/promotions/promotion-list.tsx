import { useState } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { ofCategory, type Promotions } from './promotions.ts';
import './promotion-list.css';

interface Props {
  all: Promotions;
  /** Id of the promotion to open and scroll to; empty for none. */
  asked: string;
}

/** Categories as tabs over the promotions of the chosen one (PR-1); one promotion is open at a time. */
export function PromotionList({ all, asked }: Props) {
  const { t } = useTexts();
  const [category, setCategory] = useState('');
  const [open, setOpen] = useState(asked);
  const tabs = [{ id: '', name: t('common.all') }, ...all.categories];
  const shown = ofCategory(all, category);
  return (
    <>
      <nav className="promotion-tabs" aria-label={t('promotions.categories')}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="promotion-tabs__tab"
            aria-pressed={id === category}
            onClick={() => setCategory(id)}
          >
            <span dir="auto">{name}</span>
          </button>
        ))}
      </nav>
      <div className="promotions">
        {shown.map((promotion) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
            open={promotion.id === open}
            asked={promotion.id === asked}
            onToggle={() => setOpen(promotion.id === open ? '' : promotion.id)}
          />
        ))}
        {!shown.length && <p className="face face--empty">{t('promotions.none')}</p>}
      </div>
    </>
  );
}
