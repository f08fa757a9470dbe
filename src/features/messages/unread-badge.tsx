import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $signedIn } from '../../session/session.ts';
import { badgeText, countOf, type Unread } from './unread.ts';
import './unread-badge.css';

/** How many are unread, 99+ above 99; nothing for none or without a session (MS-1). */
export function UnreadBadge({ count }: { count: number }) {
  const { t, number } = useTexts();
  const signedIn = useStore($signedIn);
  const shown = badgeText(count, number);
  if (!signedIn || !shown) return null;
  return (
    <span className="unread-badge" role="img" aria-label={t('messages.unread', { count })}>
      <bdi aria-hidden="true">{shown}</bdi>
    </span>
  );
}

/** The badge of a count that the gateway keeps. */
export function CountedBadge({ unread }: { unread: Unread }) {
  return <UnreadBadge count={countOf(useStore(unread.$count))} />;
}
