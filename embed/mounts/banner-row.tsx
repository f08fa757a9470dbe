import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import type { IconShapes } from '../../src/ui/icon.tsx';
import { IconButton } from '../../src/ui/icon-button.tsx';
import { scrollBehavior } from '../../src/ui/motion.ts';
import { Strip } from '../../src/ui/strip.tsx';

const chevron: IconShapes = [['path', { d: 'm9 18 6-6-6-6' }]];

/** Share of what is in view by which a press scrolls: the banner that was cut stays in view. */
const STEP = 0.8;

/** Banners in a row that scrolls, with an arrow towards each side that has more of them. */
export function BannerRow({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const view = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);
  // After each rendering: other banners may have another width in all.
  useEffect(() => {
    const row = view.current!;
    const look = () => {
      // Negative from right to left.
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
  return (
    <div className="banner-row">
      <Strip label={t('announcements.banners')} chosen="" view={view}>
        {children}
      </Strip>
      {(before || after) && (
        <>
          {arrow(t('common.previous'), -1, before)}
          {arrow(t('common.next'), 1, after)}
        </>
      )}
    </div>
  );
}
