import { useEffect, useRef } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { offline } from '../../src/ui/state-pictures.ts';
import { StateArt } from '../../src/ui/state-view.tsx';
import '../layout/notice-screen.css';

/**
 * Covers everything, a game too, while the gateway cannot be reached, and disappears by itself. The page below is
 * kept.
 */
export function OfflineCover() {
  const { t } = useTexts();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={element}
      className="notice-screen notice-screen--cover"
      onCancel={(event) => event.preventDefault()}
    >
      <StateArt picture={offline} />
      <h1>{t('kiosk.away')}</h1>
      <p role="status">{t('kiosk.awayText')}</p>
    </dialog>
  );
}
