import { useStore } from '@nanostores/react';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $signedIn } from '../../session/session.ts';
import { badgeText, countOf, type Unread } from './unread.ts';
import './unread-badge.css';

interface Props {
  count: number;
  /** Label of the count for screen readers; "unread" by default. */
  label?: TextKey;
}

/** Number of unread entries, 99+ at most; renders nothing for 0 or without a session (MS-1). */
export function UnreadBadge({ count, label = 'messages.unread' }: Props) {
  const { t, number } = useTexts();
  const signedIn = useStore($signedIn);
  const shown = badgeText(count, number);
  if (!signedIn || !shown) return null;
  return (
    <span className="unread-badge" role="img" aria-label={t(label, { count })}>
      <bdi aria-hidden="true">{shown}</bdi>
    </span>
  );
}

export function CountedBadge({ unread }: { unread: Unread }) {
  return <UnreadBadge count={countOf(useStore(unread.$count))} />;
}
