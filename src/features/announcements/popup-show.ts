import { atom, type ReadableAtom } from 'nanostores';
import { siteConfig } from '../../config/site-config.ts';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import type { SessionInfo } from '../../gateway/endpoints/session.ts';
import { $session } from '../../session/session.ts';
import { watchInactivity } from '../../ui/inactivity.ts';
import { $openDialogs } from '../../ui/open-dialogs.ts';
import type { AnnouncementsScope } from './announcements.ts';
import { currentAnnouncements } from './notices.ts';
import { arePopupsDue, markPopupsClosed, type PopupType } from './popup-flags.ts';

const FIRST_LOGIN = 'F';

function popupType(session: SessionInfo | undefined): PopupType {
  return session ? 'A' : 'B';
}

/**
 * Returns the popups for the session: those of its type, and on a first login those of execution F too (AN-3).
 */
export function popupsFor(all: readonly Announcement[], session: SessionInfo | undefined): Announcement[] {
  const type = popupType(session);
  return all.filter(
    ({ execution }) =>
      execution === type || (type === 'A' && session?.firstTimeLogin === true && execution === FIRST_LOGIN),
  );
}

export function clampIndex(place: number, count: number): number {
  return Math.max(0, Math.min(place, count - 1));
}

export interface PopupShow {
  $shown: ReadableAtom<readonly Announcement[]>;
  /** Starts waiting for the visitor to stop interacting with no dialog open; the returned function cancels. */
  start(): () => void;
  /** Marks the popups as closed; they stay on screen until `hide`. */
  close(): void;
  hide(): void;
}

/** Waits for the operator's delay if there is one, otherwise for the visitor to stop interacting. */
const watchDelayOrInactivity: typeof watchInactivity = (report) => {
  const { popupDelay } = siteConfig();
  if (popupDelay === undefined) return watchInactivity(report);
  const timer = setTimeout(() => report(true), popupDelay);
  return () => clearTimeout(timer);
};

/**
 * Decides when the popups of home show (AN-3): not while the visitor interacts, unless the operator wants it.
 */
export function popupShow(scope: AnnouncementsScope, follow = watchDelayOrInactivity): PopupShow {
  const $shown = atom<readonly Announcement[]>([]);
  const $news = currentAnnouncements(scope);
  let isInactive = false;

  const update = () => {
    const news = $news.get();
    if (news.state !== 'ready') return;
    const session = $session.get();
    const list = popupsFor(news.value.popup, session);
    const wanted = arePopupsDue(popupType(session), scope.language, list);
    const open = $shown.get().length > 0;
    if (open || (isInactive && !$openDialogs.get())) $shown.set(wanted ? list : []);
  };
  return {
    $shown,
    start() {
      const unsubscribers = [
        $news.listen(update),
        $session.listen(update),
        $openDialogs.listen(update),
        follow((now) => {
          isInactive = now;
          update();
        }),
      ];
      return () => {
        isInactive = false;
        for (const unsubscribe of unsubscribers) unsubscribe();
        $shown.set([]);
      };
    },
    close: () => markPopupsClosed(popupType($session.get())),
    hide: () => $shown.set([]),
  };
}
