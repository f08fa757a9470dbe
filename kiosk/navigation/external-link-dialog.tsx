import { useStore } from '@nanostores/react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { $externalLink, closeExternalLink } from './external-link.ts';
import { QrCode } from './qr-code.tsx';
import './external-link-dialog.css';

/** Shows an external address as a QR code and as text: a terminal never leaves its own pages. */
export function ExternalLinkDialog() {
  const { t } = useTexts();
  const address = useStore($externalLink);
  if (!address) return null;
  return (
    <Dialog title={t('kiosk.outside')} onClose={closeExternalLink}>
      <p>{t('kiosk.outsideText')}</p>
      <QrCode address={address} />
      <p className="outside-dialog__address">
        <bdi>{address.replace(/^https?:\/\//, '')}</bdi>
      </p>
    </Dialog>
  );
}
