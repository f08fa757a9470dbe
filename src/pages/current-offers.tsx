import { useStore } from '@nanostores/react';
import { PromotionOffers } from '../features/promotions/promotion-offers.tsx';
import { promotions } from '../features/promotions/promotions.ts';
import { useLobby } from './use-lobby.tsx';
import './current-offers.css';

/** The promotions that can be joined now, side by side. */
export default function CurrentOffers() {
  const { scope } = useLobby();
  const read = useStore(promotions(scope));
  return read.state === 'ready' ? (
    <div className="current-offers">
      <PromotionOffers all={read.value} />
    </div>
  ) : null;
}
