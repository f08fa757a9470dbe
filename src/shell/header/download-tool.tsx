import { useStore } from '@nanostores/react';
import Download from 'lucide/dist/esm/icons/download.mjs';
import { $offers } from '../../features/install/install-offers.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useHydrated } from '../../ui/use-hydrated.tsx';
import { openPanel } from '../drawers/panels.ts';
import { $installBar } from '../page/install-bar.ts';

/**
 * Button that opens the downloads for this device (HD-2, AN-1). Absent without any, and where the download bar offers them
 * already.
 */
export default function DownloadTool({ className }: { className: string }) {
  const { t } = useTexts();
  const { icon, bar } = useStore($offers);
  const isOffered = useStore($installBar) !== undefined && bar;
  if (!useHydrated() || !icon || isOffered) return null;
  return (
    <IconButton
      className={className}
      label={t('shell.downloads')}
      shapes={Download}
      onClick={() => openPanel('downloads')}
    />
  );
}
