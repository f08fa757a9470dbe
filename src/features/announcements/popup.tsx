import { useStore } from '@nanostores/react';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { $signedIn } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Html } from '../../ui/html.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { onSwipe } from '../../ui/swipe.ts';
import { clampIndex } from './popup-show.ts';
import './popup.css';

interface Props {
  items: readonly Announcement[];
  /** Runs when the player dismisses the popup, before its exit animation. */
  onClose(): void;
  onClosed(): void;
}

/** Titles from this length on use the size of the text, to leave room for it. */
const LONG_TITLE = 100;

/** The announcements that open automatically, one at a time (AN-3). */
export function Popup({ items, onClose, onClosed }: Props) {
  const { t, number, direction } = useTexts();
  const signedIn = useStore($signedIn);
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const place = clampIndex(wanted, items.length);
  const { id, title, content, promotionType } = items[place]!;
  const move = (forward: boolean) => setWanted(clampIndex(place + (forward ? 1 : -1), items.length));
  const latest = useRef(move);
  latest.current = move;

  // The popup opens without the player, so no focus ring should mark its close button.
  useEffect(() => root.current!.closest('dialog')!.focus(), []);

  useEffect(() => {
    const dialog = root.current!.closest('dialog')!;
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
      latest.current((key === 'ArrowRight') === (direction === 'ltr'));
    };
    dialog.addEventListener('keydown', onKeyDown);
    const forget = onSwipe(dialog, (forward) => latest.current(forward));
    return () => {
      dialog.removeEventListener('keydown', onKeyDown);
      forget();
    };
  }, [direction]);

  const close = () => {
    if (leaving) return;
    onClose();
    setLeaving(true);
  };
  // Closes the popup at once when a link leads to a page of the site.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    onClose();
    onClosed();
  };
  const step = (forward: boolean, end: boolean) => (
    <IconButton
      className="popup__step"
      label={t(forward ? 'common.next' : 'common.previous')}
      shapes={forward ? ChevronRight : ChevronLeft}
      directional
      aria-disabled={end || undefined}
      onClick={() => move(forward)}
    />
  );
  const heading = (
    <span
      className={title.length > LONG_TITLE ? 'popup__title popup__title--long' : 'popup__title'}
      dir="auto"
    >
      {title.trim() || t('announcements.untitled')}
    </span>
  );
  return (
    <Dialog title={heading} then={leaving ? onClosed : undefined} onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard fires a click too */}
      <div ref={root} className="popup" onClick={onClick}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes a long text scrollable by keyboard */}
        <div key={`${place} ${id}`} className="popup__content" tabIndex={0}>
          <Html source={content} />
        </div>
        {items.length > 1 && (
          <div className="popup__places">
            {step(false, place === 0)}
            <span aria-live="polite">
              {t('common.slide', { index: number(place + 1), total: number(items.length) })}
            </span>
            {step(true, place === items.length - 1)}
          </div>
        )}
        <div className="popup__actions">
          {signedIn && promotionType && (
            <a className="button button--primary" href={linkTo('rewardCenter')}>
              {t('announcements.goToActivity')}
            </a>
          )}
          <Button look={signedIn && promotionType ? 'outline' : 'primary'} onClick={close}>
            {t('announcements.understood')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
