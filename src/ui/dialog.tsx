import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Icon } from './icon.tsx';
import { countDialog } from './open-dialogs.ts';
import './dialog.css';

interface Props {
  title: ReactNode;
  /** Where it stands: in the middle, or as a drawer at the start or end of the line, or over everything. */
  place?: 'middle' | 'start' | 'end' | 'full';
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal in the browser's top layer. Escape, the close button and a tap beside it close it; focus moves in and
 * returns to where it was.
 */
export function Dialog({ title, place = 'middle', onClose, children }: Props) {
  const { t } = useTexts();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current!;
    const before = document.activeElement;
    dialog.showModal();
    const closed = countDialog();
    return () => {
      closed();
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the dialog; Escape is the keyboard's way
    <dialog
      ref={element}
      className={`dialog dialog--${place}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="dialog__panel">
        <header className="dialog__head">
          <h2 id={heading} className="dialog__title">
            {title}
          </h2>
          <button type="button" className="dialog__close" aria-label={t('common.close')} onClick={onClose}>
            <Icon shapes={X} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
