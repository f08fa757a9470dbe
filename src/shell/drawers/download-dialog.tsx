import { useState } from 'react';
import { HomeScreenGuide } from '../../features/install/home-screen-guide.tsx';
import { InstallOptions } from '../../features/install/install-options.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { closePanel } from './panels.ts';
import './download-dialog.css';

/** Downloads for this device, and a guide for installing by hand (DL-1). */
export default function DownloadDialog() {
  const { t } = useTexts();
  const [guided, setGuided] = useState(false);
  return (
    <>
      <Dialog title={t('shell.downloads')} onClose={closePanel}>
        <InstallOptions onGuide={() => setGuided(true)} />
        <a className="download-dialog__about" href={linkTo('app')}>
          {t('install.about')}
        </a>
      </Dialog>
      {guided && (
        <Dialog title={t('install.homeScreen')} onClose={() => setGuided(false)}>
          <HomeScreenGuide />
        </Dialog>
      )}
    </>
  );
}
