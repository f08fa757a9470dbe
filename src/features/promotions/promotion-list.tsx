import { useEffect, useState } from 'react';
import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Tabs, tabId } from '../../ui/tabs.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { type Asked, ofCategory, type Promotions, placeOf } from './promotions.ts';
import './promotion-list.css';

interface Props {
  all: Promotions;
  asked: Asked;
  onCategory(id: string): void;
  /** What says why the account may take part in none; their buttons stand as unavailable. */
  refusedBy: string | undefined;
  onTakePart(promotion: Promotion): void;
}

const PANEL = 'promotions';
/** Promotions in view on arrival. */
const IN_VIEW = 2;

/** Categories as tabs over the promotions of the chosen one (PR-1); one promotion is open at a time. */
export function PromotionList({ all, asked, onCategory, refusedBy, onTakePart }: Props) {
  const { t } = useTexts();
  const [open, setOpen] = useState(asked.id);
  // A link within a promotion's text may ask for another one.
  useEffect(() => {
    if (asked.id) setOpen(asked.id);
  }, [asked.id]);
  const shown = ofCategory(all, asked.category);
  return (
    <>
      {asked.gone && <p className="promotions__gone">{t('promotions.gone')}</p>}
      <Tabs
        label={t('promotions.categories')}
        tabs={[{ id: '', name: t('common.all') }, ...all.categories]}
        chosen={asked.category}
        panel={PANEL}
        onChoose={onCategory}
      />
      <div id={PANEL} className="promotions" role="tabpanel" aria-labelledby={tabId(PANEL, asked.category)}>
        <GrowingList key={asked.category} items={shown} atLeast={placeOf(shown, asked)}>
          {(drawn) =>
            drawn.map((promotion, place) => (
              <PromotionCard
                key={promotion.id}
                promotion={promotion}
                eager={place < IN_VIEW}
                open={promotion.id === open}
                asked={promotion.id === asked.id}
                onToggle={() => setOpen(promotion.id === open ? '' : promotion.id)}
                refusedBy={refusedBy}
                onTakePart={() => onTakePart(promotion)}
              />
            ))
          }
        </GrowingList>
        {!shown.length && <p className="async-view async-view--empty">{t('promotions.none')}</p>}
      </div>
    </>
  );
}
