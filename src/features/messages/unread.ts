import { onMount } from 'nanostores';
import { $flags } from '../../config/status.ts';
import { type Remote, type Resource, resource } from '../../gateway/cache/resource.ts';
import { getChatUnread, getInboxUnread } from '../../gateway/endpoints/messages.ts';
import { call } from '../../gateway/http/client.ts';
import { checkInboxAccess } from '../../session/gates.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';

/** Minimum of milliseconds between two requests for the same count. */
const UNREAD_THROTTLE = 250;
/** Higher counts show as this number and a plus. */
const BADGE_CAP = 99;

/** An unread count, fetched at most every 250 ms and again when the tab becomes visible (MS-2). */
export interface Unread {
  $count: Resource<number>;
  /** Refetches, now or as soon as the throttle allows. */
  refresh(): void;
}

function unread(key: string, read: (signal: AbortSignal) => Promise<number>): Unread {
  let askedAt = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const $count = resource<number>(
    PERSONAL_PREFIX + key,
    (signal) => {
      askedAt = performance.now();
      return read(signal);
    },
    { freshFor: UNREAD_THROTTLE },
  );
  const refresh = () => {
    // Without subscribers nothing is fetched; the next one causes a fetch.
    if (waiting !== undefined || !$count.lc) return;
    waiting = setTimeout(
      () => {
        waiting = undefined;
        if ($count.lc) void $count.reload();
      },
      Math.max(0, askedAt + UNREAD_THROTTLE - performance.now()),
    );
  };
  onMount($count, () => {
    if (typeof document === 'undefined') return;
    const page = document;
    const look = () => {
      if (page.visibilityState === 'visible') refresh();
    };
    page.addEventListener('visibilitychange', look);
    return () => page.removeEventListener('visibilitychange', look);
  });
  return { $count, refresh };
}

/** Unread news and messages; 0 without a session. */
export const inboxUnread = unread('inbox-unread', async (signal) =>
  $session.get() ? call(getInboxUnread, {}, { signal }) : 0,
);

/** Unread chat messages; fetched for sessions of every type except 4, where the site has a chat (MS-2). */
export const chatUnread = unread('chat-unread', async (signal) =>
  $flags.get().CBS3 && !checkInboxAccess() ? call(getChatUnread, {}, { signal }) : 0,
);

// Fetches when the status enables the chat.
onMount(chatUnread.$count, () =>
  $flags.listen((flags, before) => {
    if (flags.CBS3 && !before?.CBS3) chatUnread.refresh();
  }),
);

/** Returns the loaded count, or 0; failures are not shown. */
export function countOf(remote: Remote<number>): number {
  return remote.state === 'ready' ? remote.value : 0;
}

/** Returns the text of a badge: the count, 99+, or empty for 0. */
export function badgeText(count: number, written: (value: number) => string = String): string {
  if (count <= 0) return '';
  return count > BADGE_CAP ? `${written(BADGE_CAP)}+` : written(count);
}
