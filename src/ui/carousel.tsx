import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { wait } from '../lib/timing.ts';
import type { Engine } from './carousel-engine.tsx';
import { IconButton } from './icon-button.tsx';
import { useInView } from './lazy-mount.tsx';
import { prefersReducedMotion } from './reduced-motion.ts';
import { useHydrated } from './use-hydrated.tsx';
import { useLastVisibleIndex } from './use-last-visible-index.tsx';
import './carousel.css';

interface Props {
  label: string;
  slides: readonly ReactNode[];
  className?: string;
  loop?: boolean;
  /** Milliseconds per slide; absent: no autoplay. */
  delay?: number;
  /** Duration of a transition in milliseconds. */
  speed?: number;
  /** Shows the position as dots between the controls. */
  dots?: boolean;
  /** Header with the controls in it; without it the controls are over the slides. */
  head?(controls: ReactNode): ReactNode;
}

const SPEED = 300;
/**
 * Milliseconds until the engine loads after the row is visible, and at most until an idle moment comes then: shortly before the first
 * slide's time is over, because a page's start has enough to do.
 */
const LATER = 4_000;
const CALM_LIMIT = 800;
/** Milliseconds without scrolling after which the engine may take the row over. */
const STILL = 300;

/**
 * A row of slides that scrolls with CSS alone. The engine, which adds loop, autoplay and dragging, loads some time after the row is
 * visible, or once a mouse is over it. A slide renders when it becomes visible or, after the row was moved, is next.
 */
export function Carousel({ label, slides, className = '', loop = false, delay, speed, dots, head }: Props) {
  const { t, number, direction } = useTexts();
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const engine = useRef<Engine>(undefined);
  const seen = useInView(root, { once: true });
  const near = useInView(root);
  const [live, setLive] = useState(false);
  const [held, setHeld] = useState(false);
  const hydrated = useHydrated();
  const [chosen, setStopped] = useState<boolean>();
  const stopped = chosen ?? (hydrated && prefersReducedMotion());
  const [at, setAt] = useState({ index: 0, first: !loop, last: false });
  const reached = useLastVisibleIndex(view, '.carousel__slide', slides.length, 1);
  // Autoplay needs all slides; in a loop the last one precedes the first.
  const drawn = useDeferredValue(live && (loop || delay) ? slides.length : reached);
  const several = slides.length > 1;
  const moves = several && delay !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another direction needs another engine
  useEffect(() => {
    const row = root.current;
    if (!seen || !row || slides.length < 2) return;
    const since = performance.now();
    let scrolled = since - STILL;
    let wanted = true;
    let begun = false;
    const start = async () => {
      if (!wanted || begun) return;
      begun = true;
      const { startEngine } = await import('./carousel-engine.tsx');
      while (wanted && performance.now() - scrolled < STILL) await wait(STILL);
      if (!wanted || !view.current) return;
      engine.current = startEngine(view.current, {
        loop,
        delay,
        since,
        speed: prefersReducedMotion() ? 0 : (speed ?? SPEED),
        onMove: (index, ends) => setAt({ index, ...ends }),
      });
      setLive(true);
    };
    const timer = setTimeout(() => {
      // Safari lacks it.
      if (!window.requestIdleCallback) void start();
      else requestIdleCallback(() => void start(), { timeout: CALM_LIMIT });
    }, LATER);
    const onScroll = () => {
      scrolled = performance.now();
      if (engine.current) return;
      const { scrollLeft, clientWidth, scrollWidth } = view.current!;
      const from = Math.abs(scrollLeft);
      const first = !loop && from < 1;
      const last = !loop && from + clientWidth > scrollWidth - 1;
      setAt((now) => (now.first === first && now.last === last ? now : { ...now, first, last }));
    };
    const onPointer = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') void start();
    };
    row.addEventListener('pointerover', onPointer);
    // Scroll events do not bubble.
    row.addEventListener('scroll', onScroll, true);
    return () => {
      wanted = false;
      clearTimeout(timer);
      row.removeEventListener('pointerover', onPointer);
      row.removeEventListener('scroll', onScroll, true);
      engine.current?.stop();
      engine.current = undefined;
      setLive(false);
    };
  }, [seen, slides.length, direction, loop, delay, speed]);

  useEffect(() => {
    if (live) engine.current?.setPlaying(near && !held && !stopped);
  }, [live, near, held, stopped]);

  const move = (forward: boolean) => {
    if (engine.current) return forward ? engine.current.next() : engine.current.previous();
    const way = forward === (direction === 'ltr') ? 1 : -1;
    view.current?.scrollBy({ left: way * view.current.clientWidth, behavior: 'smooth' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move((event.key === 'ArrowRight') === (direction === 'ltr'));
  };
  const step = (forward: boolean, end: boolean) => (
    <IconButton
      className="carousel__control"
      label={t(forward ? 'common.next' : 'common.previous')}
      shapes={forward ? ChevronRight : ChevronLeft}
      directional
      aria-disabled={end || undefined}
      onClick={() => !end && move(forward)}
      onKeyDown={onKeyDown}
    />
  );
  const controls = several && (
    <div className="carousel__controls">
      {moves && (
        <IconButton
          className="carousel__control"
          label={t(stopped ? 'common.start' : 'common.pause')}
          shapes={stopped ? Play : Pause}
          onClick={() => setStopped(!stopped)}
        />
      )}
      {dots && (
        <div className="carousel__dots" aria-hidden="true">
          {slides.map((_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: dots have no id; their order never changes
              key={index}
              className={index === at.index ? 'carousel__dot carousel__dot--on' : 'carousel__dot'}
            />
          ))}
        </div>
      )}
      {step(false, at.first)}
      {step(true, at.last)}
    </div>
  );
  return (
    <section
      ref={root}
      className={`carousel ${live ? 'carousel--live' : ''} ${className}`}
      aria-label={label}
      {...(moves && {
        onPointerEnter: (event) => event.pointerType === 'mouse' && setHeld(true),
        onPointerLeave: () => setHeld(false),
        onFocus: (event) => event.target.matches(':focus-visible') && setHeld(true),
        onBlur: () => setHeld(false),
      })}
    >
      {head?.(controls)}
      <div ref={view} className="carousel__view">
        <div className="carousel__track">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the engine moves slides about; their places name them
              key={index}
              className="carousel__slide"
              role="group"
              aria-label={t('common.slide', { index: number(index + 1), total: number(slides.length) })}
            >
              {index <= drawn && slide}
            </div>
          ))}
        </div>
      </div>
      {!head && controls}
    </section>
  );
}
