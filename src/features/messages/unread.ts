import { onMount } from 'nanostores';
import { $flags } from '../../config/status.ts';
import { call } from '../../gateway/client.ts';
import { getChatUnread, getInboxUnread } from '../../gateway/endpoints/messages.ts';
import { type Remote, type Resource, resource } from '../../gateway/resource.ts';
import { checkInboxAccess } from '../../session/gates.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';

/** Milliseconds between two questions for the same count (A9). */
const UNREAD_THROTTLE = 250;
/** Counts above this are shown as it and a plus (A9). */
const BADGE_CAP = 99;

/** A count of what is unread: asked for quietly, at most every 250 ms, and anew when the tab is looked at (MS-2). */
export interface Unread {
  $count: Resource<number>;
  /** Asks again, at once or as soon as it may. */
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
    // With nobody to see it there is nothing to ask: the next reader does.
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

/** Unread news and messages; none without a session. */
export const inboxUnread = unread('inbox-unread', async (signal) =>
  $session.get() ? call(getInboxUnread, {}, { signal }) : 0,
);

/** What the desk wrote; asked for with a session of a type other than 4, where the site has a chat (MS-2). */
export const chatUnread = unread('chat-unread', async (signal) =>
  $flags.get().CBS3 && !checkInboxAccess() ? call(getChatUnread, {}, { signal }) : 0,
);

// A chat that the status allows only now is asked about now.
onMount(chatUnread.$count, () =>
  $flags.listen((flags, before) => {
    if (flags.CBS3 && !before?.CBS3) chatUnread.refresh();
  }),
);

/** The count that is known; a failure is never shown. */
export function countOf(remote: Remote<number>): number {
  return remote.state === 'ready' ? remote.value : 0;
}

/** What a badge shows: the count, or 99+; empty for none (A2). */
export function badgeText(count: number, written: (value: number) => string = String): string {
  if (count <= 0) return '';
  return count > BADGE_CAP ? `${written(BADGE_CAP)}+` : written(count);
}
