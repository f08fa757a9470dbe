import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { iconOfCategory } from '../../games/category-icons.tsx';
import { categoryName } from '../../games/category-texts.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { scrollBehavior } from '../../ui/motion.ts';
import { blockId } from './anchors.ts';
import './side-menu.css';

/** The line across the screen at which a block counts as the one being looked at. */
const READING_LINE = '-25% 0px -74% 0px';

/** The anchors of home (HM-2): a rail that stays, marks the block in sight and scrolls smoothly to a tapped one. */
export function SideMenu({ codes, children }: { codes: readonly string[]; children?: ReactNode }) {
  const { t } = useTexts();
  const current = useBlockInSight(codes);
  const rail = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry is found in the page by its state
  useEffect(() => {
    const entry = rail.current?.querySelector<HTMLElement>('[aria-current]');
    // An entry with the focus stays in sight.
    if (!rail.current || !entry || rail.current.contains(document.activeElement)) return;
    rail.current.scrollTo({
      top: entry.offsetTop - rail.current.clientHeight / 2,
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
          aria-current={code === current ? 'true' : undefined}
          onClick={goTo}
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
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const block = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!block) return;
  block.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  block.focus({ preventScroll: true });
}

function useBlockInSight(codes: readonly string[]): string {
  const [current, setCurrent] = useState('HOME');
  const all = codes.join();
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(target.id.slice(blockId('').length));
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const code of all.split(',')) {
      const block = document.getElementById(blockId(code));
      if (block) watcher.observe(block);
    }
    return () => watcher.disconnect();
  }, [all]);
  return current;
}
