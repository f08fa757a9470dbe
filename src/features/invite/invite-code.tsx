import { useTexts } from '../../i18n/texts-scope.tsx';
import { LazyQrPicture } from '../../ui/lazy-qr-picture.tsx';
import './invite-code.css';

/** The link as a QR code, for the phone of a friend. */
export default function InviteCode({ link }: { link: string }) {
  const { t } = useTexts();
  return (
    <div className="invite__code">
      <LazyQrPicture text={link} label={t('invite.link')} />
    </div>
  );
}
