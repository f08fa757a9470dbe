import { useStore } from '@nanostores/react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { $downloads } from './downloads.ts';
import { closePanel } from './panels.ts';
import './download-dialog.css';

/** What can be installed on this device (DL-1). */
export function DownloadDialog() {
  const { t } = useTexts();
  const downloads = useStore($downloads);
  return (
    <Dialog title={t('shell.downloads')} onClose={closePanel}>
      <div className="download-dialog">
        {platform().device.system === 'ios' && !platform().device.safari && <p>{t('shell.useSafari')}</p>}
        {downloads.map(({ text, address }) => (
          <Button key={text} look="primary" wide onClick={() => platform().open(address)}>
            {t(text)}
          </Button>
        ))}
        {downloads.length === 0 && <p>{t('common.noData')}</p>}
      </div>
    </Dialog>
  );
}
