import { type ReactNode, useEffect, useRef, useState } from 'react';
import { categoryName } from '../../games/category-texts.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { scrollBehavior } from '../../ui/reduced-motion.ts';
import { iconOfAnchor } from './anchor-icons.tsx';
import { blockId } from './anchors.ts';
import './side-menu.css';

/** Part of a block or of the viewport: a marked block shows more of itself than the rest of the block above it. */
const HALF = 0.5;
/** Part of the last block that marks it at the end of the page, where the footer takes the room. */
const BEGINNING = 0.1;
const STEPS = [BEGINNING, 0.2, 0.3, 0.4, HALF];
/** Milliseconds for which a tapped block stays marked while the page scrolls past others. */
const MARK_DURATION = 1_500;

interface Props {
  codes: readonly string[];
  /** The codes whose blocks are rendered, which can be marked. */
  rendered: readonly string[];
  children?: ReactNode;
}

/** Sticky links to home's blocks (HM-2), at their side or on wide screens above them; marks the block in view. */
export function SideMenu({ codes, rendered, children }: Props) {
  const { t } = useTexts();
  const [current, hold] = useBlockInSight(rendered);
  const rail = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the current entry from the DOM
  useEffect(() => {
    const menu = rail.current!;
    const entry = menu.querySelector<HTMLElement>('[aria-current]');
    // A focused entry must not scroll out of view.
    if (!entry || menu.contains(document.activeElement)) return;
    menu.scrollTo({
      top: entry.offsetTop - menu.clientHeight / 2,
      left: entry.offsetLeft - menu.clientWidth / 2,
      behavior: scrollBehavior(),
    });
  }, [current]);
  return (
    <nav ref={rail} className="side-menu" aria-label={t('lobby.menu')}>
      {codes.map((code) => (
        <a
          key={code}
          className="side-menu__anchor"
          href={`#${blockId(code)}`}
          aria-current={code === current || undefined}
          onClick={(event) => {
            event.preventDefault();
            hold(code);
            void goTo(code);
          }}
        >
          <Icon shapes={iconOfAnchor(code)} />
          <span dir="auto">{categoryName(code, t)}</span>
        </a>
      ))}
      {children}
    </nav>
  );
}

/** Belongs to the chunk of the blocks, without which it has no target. */
async function goTo(code: string) {
  (await import('./lower-block.tsx')).goToBlock(code);
}

/** Returns the block in view, and a function that marks a tapped one. */
function useBlockInSight(codes: readonly string[]) {
  const [current, setCurrent] = useState('HOME');
  const heldUntil = useRef(0);
  const all = codes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the joined codes replace the array
  useEffect(() => {
    const inView: Record<string, boolean> = {};
    const blocks = codes.flatMap((code) => document.getElementById(blockId(code)) ?? []);
    const last = blocks.at(-1);
    // Below the header, where an anchor scrolls its block.
    const covered = (last && parseFloat(getComputedStyle(last).scrollMarginBlockStart)) || 0;
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect } of entries)
          inView[target.id] =
            intersectionRatio >= (target === last ? BEGINNING : HALF) ||
            intersectionRect.height >= HALF * (innerHeight - covered);
        const first = codes.find((code) => inView[blockId(code)]);
        if (first && Date.now() >= heldUntil.current) setCurrent(first);
      },
      { rootMargin: `${-covered}px 0px 0px`, threshold: STEPS },
    );
    for (const block of blocks) watcher.observe(block);
    return () => watcher.disconnect();
  }, [all]);
  const hold = (code: string) => {
    heldUntil.current = Date.now() + MARK_DURATION;
    setCurrent(code);
  };
  return [current, hold] as const;
}
