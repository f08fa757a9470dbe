import { lazyComponent } from './lazy-component.tsx';
import { OptionalPart } from './optional-part.tsx';

const QrPicture = lazyComponent(() => import('./qr-picture.tsx'));

/** A QR code whose code loads when it is shown. Without it, and for a text that is too long, the place stays empty. */
export function LazyQrPicture(props: { text: string; label: string }) {
  return (
    <OptionalPart name={`QR code of ${props.text.length}`}>
      <QrPicture {...props} />
    </OptionalPart>
  );
}
