import { markAnnouncementRead } from '../../gateway/endpoints/announcements.ts';
import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import { call } from '../../gateway/http/client.ts';
import { wait } from '../../lib/timing.ts';
import { platform } from '../../platform/platform.ts';
import { $session } from '../../session/session.ts';

/** Milliseconds between two reads that are sent (B7). */
const MARK_THROTTLE = 150;

const unsent: { id: string; session: SessionInfo | undefined; refresh: () => Promise<void> }[] = [];

/** Resolves when the next one may be sent. */
let spaced: Promise<unknown> = Promise.resolve();
let sending = false;

/** Tells the gateway that an announcement was read; `refresh` runs when all that was read has been told. */
export function reportRead(id: string, refresh: () => Promise<void>): void {
  unsent.push({ id, session: $session.get(), refresh });
  if (!sending) void sendRead();
}

/** Sends what was read, one at a time, then reads the lists anew: not in between, when they would still be behind. */
async function sendRead(): Promise<void> {
  sending = true;
  const refreshes = new Set<() => Promise<void>>();
  try {
    for (let next = unsent[0]; next; next = unsent[0]) {
      await spaced;
      spaced = wait(MARK_THROTTLE);
      // Whoever has signed in meanwhile has not read it.
      const same = next.session === $session.get();
      try {
        if (same) await call(markAnnouncementRead, { body: { announcementId: next.id, read: true } });
      } catch (error) {
        platform().report({ name: 'announcement-read', error });
      }
      refreshes.add(unsent.shift()!.refresh);
      if (!unsent.length) await Promise.all([...refreshes].map((refresh) => refresh()));
    }
  } finally {
    sending = false;
  }
}
