import { $status } from '../config/status.ts';
import { DownloadSlot } from '../shell/header/download-slot.tsx';
import { $installBar } from '../shell/page/install-bar.ts';
import { $shown } from '../shell/page/page-store.ts';

/**
 * Shows the download bar from the next page on that follows its links: it would cover a part of the first page, which has
 * its button.
 */
export function showDownloadBarLater(): void {
  const turn = $shown.get()?.turn;
  const stop = $shown.listen((shown) => {
    if (shown?.turn === turn || $status.get().state === 'loading') return;
    stop();
    $installBar.set(DownloadSlot);
  });
}
