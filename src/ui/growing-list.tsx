import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from './button.tsx';
import { useInView } from './lazy-mount.tsx';

interface Props<Item> {
  items: readonly Item[];
  /** Fewest items to render, so that the one in the address is included. */
  atLeast?: number;
  /** Renders the list with the given items. */
  children(drawn: readonly Item[]): ReactNode;
  /** Content below the complete list. */
  end?: ReactNode;
}

/** Items per step. */
const STEP = 50;

/** Distance in pixels from the bottom at which the list grows, as in infinite lists. */
const BOTTOM = 300;

/**
 * Renders a long list in steps, on scrolling or with a button for keyboard users. Another list needs another `key`.
 */
export function GrowingList<Item>({ items, atLeast = 0, children, end }: Props<Item>) {
  const [reached, setReached] = useState(STEP);
  const drawn = Math.max(reached, atLeast);
  return (
    <>
      {children(items.slice(0, drawn))}
      {drawn < items.length ? (
        <Growth drawn={drawn} total={items.length} grow={() => setReached(drawn + STEP)} />
      ) : (
        end
      )}
    </>
  );
}

interface GrowthProps {
  drawn: number;
  total: number;
  grow(): void;
}

function Growth({ drawn, total, grow }: GrowthProps) {
  const { t, number } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const next = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    // Runs after the new items have rendered.
    if (drawn) next.current?.();
    next.current = undefined;
  }, [drawn]);
  const onPress = () => {
    next.current = focusNext(element);
    grow();
  };
  return (
    <div ref={element} className="growing-list">
      {/* A new observer after each step, because the end may still be near. */}
      <Nearness key={drawn} grow={() => element.current?.contains(document.activeElement) || grow()} />
      <span>{t('common.shown', { shown: number(drawn), total: number(total) })}</span>
      <Button onClick={onPress}>{t('common.more')}</Button>
    </div>
  );
}

/** Calls `grow` once when the end is near. */
function Nearness({ grow }: { grow(): void }) {
  const element = useRef<HTMLSpanElement>(null);
  const near = useInView(element, { margin: BOTTOM, once: true });
  const latest = useRef(grow);
  latest.current = grow;
  useEffect(() => {
    if (near) latest.current();
  }, [near]);
  return <span ref={element} className="growing-list__near" />;
}

/** Returns a function that focuses the first new control after the list has grown. */
function focusNext({ current: end }: RefObject<HTMLElement | null>): () => void {
  const list = end?.parentElement;
  const usable = () => [...(list?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [])];
  const last = usable().filter((one) => end!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
  return () => usable()[last.length]?.focus();
}
