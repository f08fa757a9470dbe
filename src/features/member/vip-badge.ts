import type { Member } from '../../gateway/endpoints/session.ts';
import './vip-tones.css';

/** Classes of a label in the colours of its metal. */
export function vipBadgeClass(own: string, { metal }: Member['clubLabel']): string {
  return metal ? `${own} vip-badge vip-tone--${metal}` : own;
}
