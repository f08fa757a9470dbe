import { useTexts } from '../i18n/texts-scope.tsx';

/** Screen readers announce a countdown every this many seconds. */
const ANNOUNCE_EVERY = 10;

/** The rest of a countdown for screen readers; the text is of the area `kiosk`. */
export function AnnouncedSeconds({ left }: { left: number }) {
  const { t } = useTexts();
  return (
    <p className="visually-hidden" role="status">
      {t('kiosk.secondsLeft', { count: Math.ceil(left / ANNOUNCE_EVERY) * ANNOUNCE_EVERY })}
    </p>
  );
}
