import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { LazyQrPicture } from '../../src/ui/lazy-qr-picture.tsx';
import './qr-code.css';

/**
 * Shows an address as a QR code. Its caller also shows the address as text, for visitors without a camera and for
 * addresses too long for a code.
 */
export function QrCode({ address }: { address: string }) {
  const { t } = useTexts();
  return (
    <div className="qr-code">
      <LazyQrPicture text={address} label={t('kiosk.qrCode', { address: displayAddress(address) })} />
    </div>
  );
}

/** Returns an address as people read and type it: without scheme and fragment. */
export function displayAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/#.*/, '');
}
