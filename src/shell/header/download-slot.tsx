import { useStore } from '@nanostores/react';
import { DownloadBar } from '../../features/install/download-bar.tsx';
import { $offers } from '../../features/install/install-offers.ts';
import { openPanel } from '../drawers/panels.ts';

/** The download bar; closing it moves focus to the page (DL-2). */
export function DownloadSlot() {
  if (!useStore($offers).bar) return null;
  return (
    <DownloadBar
      onOpen={() => openPanel('downloads')}
      onClose={() => document.getElementById('content')?.focus()}
    />
  );
}
