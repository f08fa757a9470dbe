import { type ReactNode, useEffect, useRef, useState } from 'react';
import { categoryName } from '../../games/category-texts.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { scrollBehavior } from '../../ui/reduced-motion.ts';
import { iconOfAnchor } from './anchor-icons.tsx';
import { blockId } from './anchors.ts';
import './side-menu.css';

/** Part of the viewport that decides the current block, below the header and the anchors on wide screens. */
const READING_AREA = '-25% 0px 0px';
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
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView[target.id] = isIntersecting;
        const first = codes.find((code) => inView[blockId(code)]);
        if (first && Date.now() >= heldUntil.current) setCurrent(first);
      },
      { rootMargin: READING_AREA },
    );
    for (const code of codes) {
      const block = document.getElementById(blockId(code));
      if (block) watcher.observe(block);
    }
    return () => watcher.disconnect();
  }, [all]);
  const hold = (code: string) => {
    heldUntil.current = Date.now() + MARK_DURATION;
    setCurrent(code);
  };
  return [current, hold] as const;
}
