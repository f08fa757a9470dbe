import { Suspense } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { lazyComponent } from '../../src/ui/lazy-component.tsx';
import './qr-code.css';

const QrPicture = lazyComponent(() => import('./qr-picture.tsx'));

/**
 * An address to take along by a phone's camera. Whoever shows it writes it out beside it too: for those who have no camera,
 * and where it is too long for a code.
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

/** An address as one reads and types it. */
export function displayAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/#.*/, '');
}
