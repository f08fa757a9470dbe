import { $status } from '../config/status.ts';
import { DownloadSlot } from '../shell/header/download-slot.tsx';
import { $abovePage } from '../shell/page/above-page.ts';
import { $shown } from '../shell/page/page-store.ts';

/**
 * Puts the download bar above the pages with the next page after the links are known. The first screen is painted before
 * anybody knows of them, and it would be moved.
 */
export function showDownloadBarLater(): void {
  const turn = $shown.get()?.turn;
  const stop = $shown.listen((shown) => {
    if (shown?.turn === turn || $status.get().state === 'loading') return;
    stop();
    $abovePage.set(DownloadSlot);
  });
}
