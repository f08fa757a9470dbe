import { $status } from '../config/status.ts';
import { $abovePage } from '../shell/above-page.ts';
import { DownloadSlot } from '../shell/download-slot.tsx';
import { $shown } from '../shell/page-store.ts';

/** Puts the download bar above the pages, unless it is there. */
export function showDownloadBar(): void {
  $abovePage.set(DownloadSlot);
}

/** Puts it there with the next page after the links are known, so that it moves nothing that is being read. */
export function showDownloadBarLater(): void {
  if ($abovePage.get()) return;
  const turn = $shown.get()?.turn;
  const stop = $shown.listen((shown) => {
    if (shown?.turn === turn || $status.get().state === 'loading') return;
    stop();
    showDownloadBar();
  });
}
