import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import { scrollBehavior } from './reduced-motion.ts';
import './strip.css';

interface Props {
  label: string;
  /** The selected entry; a change scrolls it to the centre. */
  chosen: string;
  /** The entries are links. */
  navigation?: boolean;
  className?: string;
  /** Ref to the strip's element. */
  view?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A row of choices that scrolls sideways and keeps the selected one visible, without scrolling the page. */
export function Strip({ label, chosen, navigation, className = '', view, children }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const element = view ?? own;
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen entry is found in the page by its state
  useEffect(() => {
    // No smooth scrolling at the start; it would also end the browser's load measurements.
    if (arrived.current)
      return afterPaint(() => element.current && toChosen(element.current, scrollBehavior()));
    arrived.current = true;
    // The first entry needs no measuring.
    if (chosenIn(element.current!) !== element.current!.firstElementChild)
      toChosen(element.current!, 'instant');
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role takes a label
    <div
      ref={element}
      className={`strip ${className}`}
      role={navigation ? 'navigation' : 'group'}
      aria-label={label}
    >
      {children}
    </div>
  );
}

function toChosen(strip: HTMLElement, behavior: ScrollBehavior): void {
  const entry = chosenIn(strip);
  if (!entry) return;
  const [outer, inner] = [strip.getBoundingClientRect(), entry.getBoundingClientRect()];
  strip.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2, behavior });
}

/** Ignores controls inside entries, such as the star of a favourite game. */
function chosenIn(strip: HTMLElement): Element | null {
  return strip.querySelector('.strip>[aria-pressed=true],.strip>[aria-current]');
}
