import { wait } from '../lib/timing.ts';
import { routeAt } from '../routes/routes.ts';
import { prefersReducedMotion } from '../ui/reduced-motion.ts';
import { sharedPicture } from '../ui/shared-picture.ts';
import { navigationTransition } from './navigation-transition.ts';

/** Milliseconds that the next view may take; a later one appears without the animation. */
const LIMIT = 100;
/** Milliseconds between checks meanwhile. The browser draws no frames. */
const STEP = 10;
/** Milliseconds from a tap until its dialog or page is there. Nothing waits for it. */
const OPENING = 500;

const DETAILS = 'dialog[open] :is(.game-sheet__art, .game-cover__art)';
/** The picture of the open promotion. */
const PROMOTION = 'main .promotion__head[aria-expanded="true"] .picture';

/** The picture of the tile that was tapped last. */
let tapped: { picture: HTMLElement; at: number } | undefined;
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
  addEventListener('popstate', leavePromotion);
  sharedPicture.close = moveToTile;
}

const mayMove = () => !(document.hidden || prefersReducedMotion());

function remember({ target }: Event): void {
  // A dialog replaces its own pictures, and its close button must not change the tile.
  if (!(target instanceof Element) || target.closest('dialog')) return;
  const picture = target.closest('.game-tile')?.querySelector<HTMLElement>('.picture');
  tapped = picture ? { picture, at: performance.now() } : undefined;
  if (tapped && mayMove()) moveToDialog(tapped);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const art = link?.querySelector<HTMLElement>('.picture');
  if (art && routeAt(link!.pathname) === 'activityDetail') {
    moveToPage(art, () => {
      const found = document.querySelector<HTMLElement>(PROMOTION);
      // The page scrolls to it anyway, when the picture has arrived.
      found?.closest('article')?.scrollIntoView({ behavior: 'instant' });
      return found;
    });
  }
}

/** After a step back moves the picture of the open promotion to the link that leads to it. */
function leavePromotion(): void {
  const open = document.querySelector<HTMLElement>(PROMOTION);
  if (!open) return;
  const id = open.closest('[aria-controls]')!.getAttribute('aria-controls')!.replace('promotion-', '');
  const link = `main a[href$="activityDetail?id=${CSS.escape(id)}"] .picture`;
  moveToPage(open, () => [...document.querySelectorAll<HTMLElement>(link)].find(isInView));
}

/**
 * Moves the picture of a page that is being left to its place on the next page, once that is there and scrolled. Until then
 * the next page shows as always: a copy of the picture replaces it, because a transition that began before would hold the
 * screen until the next page is there.
 */
function moveToPage(from: HTMLElement, find: () => HTMLElement | null | undefined): void {
  if (!mayMove() || navigationTransition.silent || !isInView(from)) return;
  const { top, left, width, height } = from.getBoundingClientRect();
  const copy = from.cloneNode(true) as HTMLElement;
  copy.className = 'moved-picture';
  copy.setAttribute('decoding', 'sync');
  // The page's policy forbids a `style` attribute.
  copy.style.cssText = `top:${top}px;left:${left}px;width:${width}px;height:${height}px`;
  const began = performance.now();
  let before: HTMLElement | undefined;
  const check = () => {
    if (performance.now() - began > OPENING) return;
    const to = (!from.isConnected && find()) || undefined;
    // A new page is at its scroll position one frame later.
    if (!to || to !== before) {
      before = to;
      requestAnimationFrame(check);
      return;
    }
    document.body.append(copy);
    move(copy, () => {
      copy.remove();
      return to;
    });
  };
  check();
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

function isInView(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0;
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
