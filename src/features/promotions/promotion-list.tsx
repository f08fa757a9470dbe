import { useEffect, useState } from 'react';
import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { BlockState } from '../../ui/async-view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Tabs, tabId } from '../../ui/tabs.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { countUpTo, ofCategory, type PromotionQuery, type Promotions } from './promotions.ts';
import './promotion-list.css';

interface Props {
  all: Promotions;
  asked: PromotionQuery;
  onCategory(id: string): void;
  /** Id of the text that explains why the account cannot take part; disables the buttons. */
  refusedBy: string | undefined;
  onTakePart(promotion: Promotion): void;
}

const PANEL = 'promotions';
const IN_VIEW = 2;

/** Categories as tabs over their promotions (PR-1); one promotion is open at a time. */
export function PromotionList({ all, asked, onCategory, refusedBy, onTakePart }: Props) {
  const { t } = useTexts();
  const [open, setOpen] = useState(asked.id);
  // A link in a promotion's text may lead to another promotion.
  useEffect(() => {
    if (asked.id) setOpen(asked.id);
  }, [asked.id]);
  const shown = ofCategory(all, asked.category);
  return (
    <>
      {asked.isMissing && <p className="promotions__gone">{t('promotions.gone')}</p>}
      <Tabs
        label={t('promotions.categories')}
        tabs={[{ id: '', name: t('common.all') }, ...all.categories]}
        chosen={asked.category}
        panel={PANEL}
        onChoose={onCategory}
      />
      <div id={PANEL} className="promotions" role="tabpanel" aria-labelledby={tabId(PANEL, asked.category)}>
        <GrowingList key={asked.category} items={shown} atLeast={countUpTo(shown, asked)}>
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
        {!shown.length && <BlockState empty="promotions.none" />}
      </div>
    </>
  );
}
