import { useStore } from '@nanostores/react';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import { depositPromotionOf, promotions } from '../features/promotions/promotions.ts';
import { Icon } from '../ui/icon.tsx';
import { useLobby } from './use-lobby.tsx';

/** The bonus of a first deposit in the operator's words; nothing without one. */
export function WelcomeClaim() {
  const read = useStore(promotions(useLobby().scope));
  const promotion = read.state === 'ready' ? depositPromotionOf(read.value) : undefined;
  if (read.state !== 'loading' && !promotion) return null;
  const { title, offer, terms } = promotion ?? { title: '', offer: '', terms: '' };
  return (
    <li aria-busy={!promotion}>
      <Icon shapes={Gift} />
      <span className="entry-panel__offer">
        <strong dir="auto">{offer || title}</strong>
        <span dir="auto">{terms}</span>
      </span>
    </li>
  );
}
