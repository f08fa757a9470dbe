import X from 'lucide/dist/esm/icons/x.mjs';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AppMark } from './app-mark.tsx';
import { dismissBar } from './install-offers.ts';
import './download-bar.css';

interface Props {
  onOpen(): void;
  /** Runs after the player has dismissed the bar for good. */
  onClose(): void;
}

export function DownloadBar({ onOpen, onClose }: Props) {
  const { t } = useTexts();
  const close = () => {
    dismissBar();
    onClose();
  };
  return (
    <aside className="download-bar" aria-label={t('shell.downloads')}>
      <AppMark size={40} />
      <p className="download-bar__text">
        <span className="download-bar__name">
          <bdi>{siteConfig().brand.name}</bdi>
        </span>
        {t('shell.downloadBar')}
      </p>
      <Button look="primary" onClick={onOpen}>
        {t('shell.downloads')}
      </Button>
      <IconButton label={t('shell.hideDownloadBar')} shapes={X} onClick={close} />
    </aside>
  );
}
