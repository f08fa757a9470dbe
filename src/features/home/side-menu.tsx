import { type ReactNode, useEffect, useRef, useState } from 'react';
import { iconOfCategory } from '../../games/category-icons.tsx';
import { categoryName } from '../../games/category-texts.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { scrollBehavior } from '../../ui/reduced-motion.ts';
import { blockId } from './anchors.ts';
import './side-menu.css';

/** The part of the screen in which the first block counts as the one being looked at. */
const READING_AREA = '-15% 0px 0px';
/** Milliseconds that a tapped block stays marked, whatever passes on the way to it. */
const HOLD = 1_500;

/** The anchors of home (HM-2): a rail that stays, marks the block in sight and scrolls smoothly to a tapped one. */
export function SideMenu({ codes, children }: { codes: readonly string[]; children?: ReactNode }) {
  const { t } = useTexts();
  const [current, hold] = useBlockInSight(codes);
  const rail = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry is found in the page by its state
  useEffect(() => {
    const menu = rail.current!;
    const entry = menu.querySelector<HTMLElement>('[aria-current]');
    // An entry with the focus stays in sight.
    if (!entry || menu.contains(document.activeElement)) return;
    menu.scrollTo({ top: entry.offsetTop - menu.clientHeight / 2, behavior: scrollBehavior() });
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
            goTo(code);
          }}
        >
          <Icon shapes={iconOfCategory(code)} />
          <span dir="auto">{categoryName(code, t)}</span>
        </a>
      ))}
      {children}
    </nav>
  );
}

/** Scrolls to the block and takes the keyboard there, without a step in history. */
function goTo(code: string) {
  const block = document.getElementById(blockId(code));
  if (!block) return;
  block.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  block.focus({ preventScroll: true });
}

/** The block that is looked at, and what marks a tapped one. */
function useBlockInSight(codes: readonly string[]) {
  const [current, setCurrent] = useState('HOME');
  const heldUntil = useRef(0);
  const all = codes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes are those that are joined
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
    heldUntil.current = Date.now() + HOLD;
    setCurrent(code);
  };
  return [current, hold] as const;
}
