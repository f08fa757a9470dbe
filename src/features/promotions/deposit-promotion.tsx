import { useStore } from '@nanostores/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import type { Resource } from '../../gateway/cache/resource.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { depositPromotionOf, offersOf, type Promotions } from './promotions.ts';
import '../../ui/link-rows.css';
import './deposit-promotion.css';

/** Links to the bonus of a deposit; without such a promotion, to all promotions in the same size, with the first offers. */
export function DepositPromotion({ $promotions }: { $promotions: Resource<Promotions> }) {
  const { t } = useTexts();
  const remote = useStore($promotions);
  const promotion = remote.state === 'ready' ? depositPromotionOf(remote.value) : undefined;
  const href = promotion ? linkTo('activityDetail', { id: promotion.id }) : linkTo('activity');
  const offer = promotion ? promotion.offer : t('promotions.title');
  const others = remote.state === 'ready' ? offersOf(remote.value).slice(0, 2) : [];
  const title = promotion ? promotion.title : others.map((other) => other.title).join(' · ');
  const isOpen = promotion?.state === 'join' || promotion?.state === 'claim';
  return (
    <a className="link-row deposit-promotion" href={href} aria-busy={remote.state === 'loading'}>
      <Icon shapes={Gift} />
      <span className="link-row__text">
        {offer && (
          <span className="link-row__title deposit-promotion__offer" dir="auto">
            {offer}
          </span>
        )}
        <span dir="auto">{title}</span>
      </span>
      {promotion ? (
        <span className={isOpen ? 'button button--primary' : 'deposit-promotion__state'}>
          {t(`promotions.${promotion.state as 'join' | 'joined' | 'process' | 'claim'}`)}
        </span>
      ) : (
        <Icon shapes={ChevronRight} directional />
      )}
    </a>
  );
}
