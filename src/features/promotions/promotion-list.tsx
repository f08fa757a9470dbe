import { useState } from 'react';
import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
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
/** Milliseconds before the page scrolls to the promotion in the address (PR-1). */
const SCROLL_DELAY = 500;

/** Categories as tabs over their promotions (PR-1); the promotion in the address is open. */
export function PromotionList({ all, asked, onCategory, refusedBy, onTakePart }: Props) {
  const { t } = useTexts();
  const [tapped, setTapped] = useState('');
  const { id: open, category } = asked;
  // Back closes a promotion that was opened from the list.
  const toggle = (id: string) => {
    setTapped(id);
    if (id !== open)
      platform().navigate(linkTo('activityDetail', { id, category }), { replace: open !== '' });
    else if (id === tapped) platform().back();
    else platform().navigate(linkTo('activity', { category }), { replace: true });
  };
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
                scrollDelay={open === tapped ? 0 : SCROLL_DELAY}
                onToggle={() => toggle(promotion.id)}
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
