import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Button } from '../../src/ui/button.tsx';
import './touch-test.css';

const COLUMNS = 6;
const ROWS = 8;
const ALL = COLUMNS * ROWS;

/**
 * Fills the screen with fields that light up when they are touched: those that stay dark show where the screen
 * does not respond.
 */
export function TouchTest({ onClose }: { onClose(): void }) {
  const { t } = useTexts();
  const element = useRef<HTMLDialogElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const dialog = element.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const touch = ({ clientX, clientY }: PointerEvent) => {
    const across = Math.floor((clientX / innerWidth) * COLUMNS);
    const down = Math.floor((clientY / innerHeight) * ROWS);
    setTouched((before) => new Set(before).add(down * COLUMNS + across));
  };
  return (
    <dialog
      ref={element}
      className="touch-test"
      aria-label={t('staff.touch')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={touch}
      onPointerMove={(event) => event.buttons && touch(event)}
    >
      <div className="touch-test__fields" dir="ltr" aria-hidden="true">
        {Array.from({ length: ALL }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: fields have no other name
            key={place}
            className={touched.has(place) ? 'touch-test__field--touched' : undefined}
          />
        ))}
      </div>
      <div className="touch-test__word">
        <p role="status">
          {touched.size === ALL
            ? t('staff.touchDone')
            : `${t('staff.touchText')} ${t('staff.touchCount', { done: touched.size, all: ALL })}`}
        </p>
        <Button onClick={onClose}>{t('staff.back')}</Button>
      </div>
    </dialog>
  );
}
