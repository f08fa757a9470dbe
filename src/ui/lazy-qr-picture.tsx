import { Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyComponent } from './lazy-component.tsx';

const QrPicture = lazyComponent(() => import('./qr-picture.tsx'));

/** A QR code whose code loads when it is shown. Without it, and for a text that is too long, the place stays empty. */
export function LazyQrPicture(props: { text: string; label: string }) {
  return (
    <ErrorBoundary name={`QR code of ${props.text.length}`} otherwise={null}>
      <Suspense>
        <QrPicture {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
