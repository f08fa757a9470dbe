import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from './button.tsx';
import { useInView } from './lazy-mount.tsx';
import './growing-list.css';

interface Props<Item> {
  items: readonly Item[];
  /** Entries that are to be there in any case: up to one that the address asks for. */
  atLeast?: number;
  /** The list with the entries that are drawn. */
  children(drawn: readonly Item[]): ReactNode;
  /** What stands below the list once all of it is drawn. */
  end?: ReactNode;
}

/** Entries that are drawn at first, and again as often as the end comes near. */
const STEP = 50;

/** Pixels from the bottom at which the list grows, as those that are asked for by pages do (B9). */
const BOTTOM = 300;

/**
 * A list that is held whole and drawn by parts, since every element costs: it grows as it is scrolled, and by a button
 * for whoever does not scroll. A list of something else needs another `key`.
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
    // Runs with the entries that came.
    if (drawn) next.current?.();
    next.current = undefined;
  }, [drawn]);
  const onPress = () => {
    next.current = focusNext(element);
    grow();
  };
  return (
    <div ref={element} className="growing-list">
      {/* Watched anew after each step: what is still near then is told once more. */}
      <Nearness key={drawn} grow={() => element.current?.contains(document.activeElement) || grow()} />
      <span>{t('common.shown', { shown: number(drawn), total: number(total) })}</span>
      <Button onClick={onPress}>{t('common.more')}</Button>
    </div>
  );
}

/** Tells once that the end is near. */
function Nearness({ grow }: { grow(): void }) {
  const element = useRef<HTMLSpanElement>(null);
  const near = useInView(element, { margin: BOTTOM, once: true });
  const told = useRef(grow);
  told.current = grow;
  useEffect(() => {
    if (near) told.current();
  }, [near]);
  return <span ref={element} className="growing-list__near" />;
}

/** Remembers where the list ends, to go on from there: puts the focus on what can be used first behind it. */
function focusNext({ current: end }: RefObject<HTMLElement | null>): () => void {
  const list = end?.parentElement;
  const usable = () => [...(list?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [])];
  const last = usable().filter((one) => end!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
  return () => usable()[last.length]?.focus();
}
