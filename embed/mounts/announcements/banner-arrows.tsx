import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import type { IconShapes } from '../../../src/ui/icon.tsx';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { scrollBehavior } from '../../../src/ui/reduced-motion.ts';
import { warnAttribute } from '../../attributes/warn-attribute.ts';
import { createSheet } from '../../style-sheet.ts';
import './banner-arrows.css';

declare const __STYLES__: string;

const chevron: IconShapes = [['path', { d: 'm9 18 6-6-6-6' }]];

/** A click scrolls by this share of the view, which keeps a partly visible banner in view. */
const STEP = 0.8;

/** Frees the height that the loader reserved for the banners. */
const freeHeight = createSheet(':host(:not(#_)){min-block-size:0!important}');

interface Props {
  view: RefObject<HTMLElement | null>;
  /** The group, once its banners are here. */
  group: string | false;
}

/** Previous and next buttons, if the row can scroll. Hides the row of a group without banners, and logs the group. */
export function Part({ view, group }: Props) {
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
  useEffect(() => {
    const row = view.current!;
    const root = row.getRootNode() as ShadowRoot;
    const missing = !row.firstElementChild && group;
    row.parentElement!.hidden = Boolean(missing);
    const others = root.adoptedStyleSheets.filter((each) => each !== freeHeight);
    root.adoptedStyleSheets = missing ? [...others, freeHeight] : others;
    if (missing) warnAttribute('banners', missing, "a group with banners of the operator's");
  }, [view, group]);
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
