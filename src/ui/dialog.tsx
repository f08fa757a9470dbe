import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { afterPaint } from './after-paint.ts';
import { IconButton } from './icon-button.tsx';
import { countDialog } from './open-dialogs.ts';
import './dialog.css';

interface Props {
  title: ReactNode;
  /** Position: centred, a drawer at the start or end, or full screen. */
  place?: 'middle' | 'start' | 'end' | 'full';
  /** Called after a fade-out; the dialog stays open until then. */
  then?: (() => void) | undefined;
  /** Buttons next to the close button. */
  tools?: ReactNode;
  /** Absent if only an answer inside closes the dialog. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A modal dialog. Escape, the close button and a tap outside close it; focus moves in and returns. Opening and
 * closing make the browser restyle the whole page, so a closing dialog is hidden first, to keep the tap fast.
 */
export function Dialog({ title, place = 'middle', then, tools, onClose, children }: Props) {
  const { t } = useTexts();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current!;
    // Inside a shadow root, the document only sees the host.
    const before = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
    dialog.showModal();
    // Without a focus before, such as for a dialog with an address, browsers mark the close button.
    if (before === document.body) dialog.focus();
    const closed = countDialog(dialog);
    return () => {
      closed();
      dialog.close();
      // The focused element may be scrolled out of view: focus it without scrolling.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const leaving = then !== undefined;
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    if (!leaving) return;
    let gone = false;
    // The duration of the style sheet's transition; none with reduced motion.
    const running = element.current!.getAnimations?.({ subtree: true }) ?? [];
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() =>
      afterPaint(() => gone || latest.current?.()),
    );
    return () => {
      gone = true;
    };
  }, [leaving]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: closes on a tap outside; Escape does the same by keyboard
    <dialog
      ref={element}
      className={`dialog dialog--${place} ${leaving ? 'dialog--leaving' : ''}`}
      tabIndex={-1}
      aria-labelledby={heading}
      onCancel={(event) => {
        // React bubbles the event from nested dialogs.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose?.();
      }}
      // Otherwise Chromium closes the dialog itself at the second Escape.
      {...(!onClose && { closedby: 'none' })}
    >
      <div className="dialog__panel">
        <div className="dialog__head">
          <h2 id={heading} className="dialog__title">
            {title}
          </h2>
          {tools}
          {onClose && (
            <IconButton
              className="dialog__close"
              label={t('common.close')}
              title={`${t('common.close')} (Esc)`}
              shapes={X}
              onClick={onClose}
            />
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
