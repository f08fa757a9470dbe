import { useStore } from '@nanostores/react';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $signedIn } from '../../session/session.ts';
import { badgeText, countOf, type Unread } from './unread.ts';
import './unread-badge.css';

interface Props {
  count: number;
  /** What is said of the count; that so many are unread unless told. */
  label?: TextKey;
}

/** How many are unread, 99+ above 99; nothing for none or without a session (MS-1). */
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

/** The badge of a count that the gateway keeps. */
export function CountedBadge({ unread }: { unread: Unread }) {
  return <UnreadBadge count={countOf(useStore(unread.$count))} />;
}
