import { markAnnouncementRead } from '../../gateway/endpoints/announcements.ts';
import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import { call } from '../../gateway/http/client.ts';
import { wait } from '../../lib/timing.ts';
import { platform } from '../../platform/platform.ts';
import { $session } from '../../session/session.ts';

/** Minimum of milliseconds between two reports (AN-2). */
const MARK_THROTTLE = 150;

const unsent: { id: string; session: SessionInfo | undefined; refresh: () => Promise<void> }[] = [];

/** Resolves when the next report can be sent. */
let throttled: Promise<unknown> = Promise.resolve();
let sending = false;

/** Reports to the gateway that an announcement was read; `refresh` runs after the last queued report. */
export function reportRead(id: string, refresh: () => Promise<void>): void {
  unsent.push({ id, session: $session.get(), refresh });
  if (!sending) void sendRead();
}

/**
 * Sends the queued reports one by one and refetches the lists afterwards, because they would be stale in
 * between.
 */
async function sendRead(): Promise<void> {
  sending = true;
  const refreshes = new Set<() => Promise<void>>();
  try {
    for (let next = unsent[0]; next; next = unsent[0]) {
      await throttled;
      throttled = wait(MARK_THROTTLE);
      // Skips reports of a session that has ended.
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
