import { Suspense } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { lazyComponent } from '../../src/ui/lazy-component.tsx';
import './qr-code.css';

const QrPicture = lazyComponent(() => import('../../src/ui/qr-picture.tsx'));

/**
 * Shows an address as a QR code. Its caller also shows the address as text, for visitors without a camera and for
 * addresses too long for a code.
 */
export function QrCode({ address }: { address: string }) {
  const { t } = useTexts();
  return (
    <div className="qr-code">
      <ErrorBoundary name={`QR code of ${address.length}`} otherwise={null}>
        <Suspense>
          <QrPicture text={address} label={t('kiosk.qrCode', { address: displayAddress(address) })} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Returns an address as people read and type it: without scheme and fragment. */
export function displayAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/#.*/, '');
}
