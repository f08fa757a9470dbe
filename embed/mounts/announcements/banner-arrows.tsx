import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import type { IconShapes } from '../../../src/ui/icon.tsx';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { scrollBehavior } from '../../../src/ui/reduced-motion.ts';
import { createSheet } from '../../style-sheet.ts';
import './banner-arrows.css';

declare const __STYLES__: string;

const chevron: IconShapes = [['path', { d: 'm9 18 6-6-6-6' }]];

/** A click scrolls by this share of the view, which keeps a partly visible banner in view. */
const STEP = 0.8;

/** Previous and next buttons, if the row can scroll. */
export function Part({ view }: { view: RefObject<HTMLElement | null> }) {
  const { t } = useTexts();
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);
  // Runs after every render, because new banners can change the scroll width.
  useEffect(() => {
    const row = view.current!;
    const look = () => {
      // `scrollLeft` is negative in right-to-left rows.
      const at = Math.abs(row.scrollLeft);
      setBefore(at > 1);
      setAfter(at + row.clientWidth < row.scrollWidth - 1);
    };
    look();
    row.addEventListener('scroll', look);
    const sizes = window.ResizeObserver && new ResizeObserver(look);
    sizes?.observe(row);
    return () => {
      row.removeEventListener('scroll', look);
      sizes?.disconnect();
    };
  });
  const move = (forward: number) => {
    const row = view.current!;
    const side = getComputedStyle(row).direction === 'rtl' ? -forward : forward;
    row.scrollBy({ left: side * STEP * row.clientWidth, behavior: scrollBehavior() });
  };
  const arrow = (label: string, forward: number, more: boolean) => (
    <IconButton
      className={`banner-row__arrow banner-row__arrow${forward > 0 ? '--next' : '--previous'}`}
      label={label}
      shapes={chevron}
      directional
      aria-disabled={!more || undefined}
      onClick={() => move(forward)}
    />
  );
  if (!before && !after) return null;
  return (
    <>
      {arrow(t('common.previous'), -1, before)}
      {arrow(t('common.next'), 1, after)}
    </>
  );
}

export const sheet = createSheet(__STYLES__);
