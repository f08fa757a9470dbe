import { $status } from '../config/status.ts';
import { DownloadSlot } from '../shell/header/download-slot.tsx';
import { $abovePage } from '../shell/page/above-page.ts';
import { $shown } from '../shell/page/page-store.ts';

/**
 * Adds the download bar above the next page that is shown after its links are loaded. The first screen is
 * painted before that, and the bar would move it.
 */
export function showDownloadBarLater(): void {
  const turn = $shown.get()?.turn;
  const stop = $shown.listen((shown) => {
    if (shown?.turn === turn || $status.get().state === 'loading') return;
    stop();
    $abovePage.set(DownloadSlot);
  });
}
