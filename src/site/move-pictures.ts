import { wait } from '../lib/timing.ts';
import { routeAt } from '../routes/routes.ts';
import { prefersReducedMotion } from '../ui/reduced-motion.ts';
import { sharedPicture } from '../ui/shared-picture.ts';
import { navigationTransition } from './navigation-transition.ts';

/** Milliseconds that the next view may take; a later one appears without the animation. */
const LIMIT = 100;
/** Milliseconds between checks meanwhile. The browser draws no frames. */
const STEP = 10;
/** Milliseconds from a tap until its dialog is open. Nothing waits for it. */
const OPENING = 500;

const DETAILS = 'dialog[open] :is(.game-sheet__art, .game-cover__art)';

/** The picture of the tile or card that was tapped last. */
let tapped: { picture: HTMLElement; at: number } | undefined;
let isStepBack = false;
/** The element that has the name, which must be unique; the same game is in several rows. */
let named: HTMLElement | undefined;
let latest: ViewTransition | undefined;

/**
 * Moves the picture of a tapped tile or promotion to its place in the details, and back. Only the picture is captured, so
 * the page stays live. Nothing moves where view transitions are missing or reduced motion is preferred.
 */
export function movePictures(): void {
  if (!document.startViewTransition) return;
  addEventListener('click', remember, true);
  // Before the listeners of the router, which show the page.
  addEventListener('popstate', () => (isStepBack = true), true);
  addEventListener('pushState', () => (isStepBack = false), true);
  navigationTransition.begin = moveToPage;
  sharedPicture.close = moveToTile;
}

const mayMove = () => !(navigationTransition.silent || document.hidden || prefersReducedMotion());

function remember({ target }: Event): void {
  // A dialog replaces its own pictures, and its close button must not change the tile.
  if (!(target instanceof Element) || target.closest('dialog')) return;
  const card = target.closest('.game-tile, a[href]');
  const picture = card?.querySelector<HTMLElement>('.picture');
  tapped = picture ? { picture, at: performance.now() } : undefined;
  if (tapped && mayMove() && card!.matches('.game-tile')) moveToDialog(tapped);
}

/** Moves a tile's picture once its dialog is open; the tile remains below it. */
function moveToDialog(tap: typeof tapped & {}): void {
  if (tap !== tapped || performance.now() - tap.at > OPENING) return;
  const picture = document.querySelector<HTMLElement>(DETAILS);
  if (!picture) requestAnimationFrame(() => moveToDialog(tap));
  else if (tap.picture.isConnected) move(tap.picture, () => picture);
}

/** Closes a dialog and moves its picture back to its tile. */
function moveToTile(picture: HTMLElement | null, close: () => void): void {
  const tile = tapped?.picture;
  if (picture && tile?.isConnected && isInView(tile) && mayMove()) {
    move(picture, async () => {
      close();
      await until(() => !picture.isConnected);
      return tile;
    });
  } else close();
}

/**
 * Moves the picture of a tapped link to its promotion, or back to the link. Resolves when the page may be replaced, which
 * takes a frame.
 */
function moveToPage(): Promise<unknown> | undefined {
  const open = document.querySelector<HTMLElement>('main [data-promotion]');
  const isOpening = routeAt(location.pathname) === 'activityDetail';
  const isTapped = tapped && performance.now() - tapped.at < OPENING;
  const from = isOpening ? (isTapped ? tapped?.picture : null) : isStepBack ? open : null;
  if (!from?.isConnected || !isInView(from) || !mayMove()) return undefined;
  const place = isOpening
    ? 'main [data-promotion]'
    : `main a[href$="activityDetail?id=${CSS.escape(from.dataset.promotion!)}"] .picture`;
  return new Promise((resolve) => {
    setTimeout(resolve, LIMIT);
    move(from, () => {
      resolve(undefined);
      // A new page begins at its top, once frames are drawn.
      const scrolled = isOpening ? scrollY : 0;
      return until(() =>
        [...document.querySelectorAll<HTMLElement>(place)].find(
          (one) => one !== open && isInView(one, scrolled),
        ),
      );
    });
  });
}

function move(from: HTMLElement, change: () => HTMLElement | Promise<HTMLElement | undefined>): void {
  let missed: MouseEvent | undefined;
  // While no frames are drawn, taps arrive at the document.
  const keep = (event: MouseEvent) => {
    if (event.target === document.documentElement) missed = event;
  };
  name(from);
  const transition = document.startViewTransition(async () => {
    addEventListener('click', keep, true);
    const to = await change();
    removeEventListener('click', keep, true);
    if (latest !== transition) return;
    name(to);
    if (!to) transition.skipTransition();
  });
  latest = transition;
  const ready = transition.ready.catch(() => {});
  void ready.then(() => {
    if (!missed) return;
    const { clientX, clientY } = missed;
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', missed));
  });
  const end = () => {
    if (latest === transition) name(undefined);
  };
  transition.finished.then(end, end);
}

function name(element: HTMLElement | undefined): void {
  named?.style.removeProperty('view-transition-name');
  element?.style.setProperty('view-transition-name', 'picture');
  named = element;
}

function isInView(element: HTMLElement, scrolled = 0): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top + scrolled < innerHeight && bottom + scrolled > 0;
}

/** Returns the first result before the limit. */
async function until<T>(find: () => T): Promise<T | undefined> {
  for (const end = performance.now() + LIMIT; performance.now() < end; ) {
    const found = find();
    if (found) return found;
    await wait(STEP);
  }
  return undefined;
}
