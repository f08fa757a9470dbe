import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { afterPaint } from './after-paint.ts';
import { IconButton } from './icon-button.tsx';
import { countDialog } from './open-dialogs.ts';
import './dialog.css';

interface Props {
  title: ReactNode;
  /** Where it stands: in the middle, or as a drawer at the start or end of the line, or over everything. */
  place?: 'middle' | 'start' | 'end' | 'full';
  /** Given, it fades out, still open; this follows once it is out of sight. */
  then?: (() => void) | undefined;
  /** Further buttons beside the one that closes it. */
  tools?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal in the browser's top layer. Escape, the close button and a tap beside it close it; focus moves in and
 * returns to where it was. To open or close it costs the browser a look at every element of the page: one that leaves is
 * out of sight before, so that the tap is not kept waiting.
 */
export function Dialog({ title, place = 'middle', then, tools, onClose, children }: Props) {
  const { t } = useTexts();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current!;
    // In a shadow root the document knows its host alone.
    const before = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
    dialog.showModal();
    const closed = countDialog(dialog);
    return () => {
      closed();
      dialog.close();
      // What had the focus may lie below a bar, or have been scrolled past: the page stays where it is.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const leaving = then !== undefined;
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    if (!leaving) return;
    let gone = false;
    // As long as the style sheet has it leave: not at all where motion is to be reduced.
    const running = element.current!.getAnimations?.({ subtree: true }) ?? [];
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() =>
      afterPaint(() => gone || latest.current?.()),
    );
    return () => {
      gone = true;
    };
  }, [leaving]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the dialog; Escape is the keyboard's way
    <dialog
      ref={element}
      className={`dialog dialog--${place} ${leaving ? 'dialog--leaving' : ''}`}
      tabIndex={-1}
      aria-labelledby={heading}
      onCancel={(event) => {
        // React has it rise through its tree: it may be of a dialog within.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="dialog__panel">
        <div className="dialog__head">
          <h2 id={heading} className="dialog__title">
            {title}
          </h2>
          {tools}
          <IconButton className="dialog__close" label={t('common.close')} shapes={X} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
