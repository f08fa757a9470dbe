import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import { scrollBehavior } from './reduced-motion.ts';
import './strip.css';

interface Props {
  label: string;
  /** Which entry is chosen: a change scrolls it to the middle. */
  chosen: string;
  /** Its entries lead elsewhere. */
  navigation?: boolean;
  className?: string;
  /** Holds its element, for whoever looks at that too. */
  view?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A line of choices that scrolls sideways and keeps the chosen one in sight; the page itself does not move. */
export function Strip({ label, chosen, navigation, className = '', view, children }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const element = view ?? own;
  const arrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen entry is found in the page by its state
  useEffect(() => {
    // On arrival it stands there at once: a smooth scroll then would also end what the browser measures of a load.
    if (arrived.current)
      return afterPaint(() => element.current && toChosen(element.current, scrollBehavior()));
    arrived.current = true;
    // The first one is there already, which need not be measured.
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

function chosenIn(strip: HTMLElement): Element | null {
  return strip.querySelector('[aria-pressed="true"], [aria-current="page"]');
}
