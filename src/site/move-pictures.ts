import { wait } from '../lib/timing.ts';
import { routeAt } from '../routes/routes.ts';
import { prefersReducedMotion } from '../ui/reduced-motion.ts';
import { sharedPicture } from '../ui/shared-picture.ts';
import { navigationTransition } from './navigation-transition.ts';
import { willScroll } from './scroll.ts';

/** Milliseconds that the next view may take; a later one appears without the animation. */
const LIMIT = 100;
/** Milliseconds between checks meanwhile. The browser draws no frames. */
const STEP = 10;
/** Milliseconds from a tap until its dialog or page is there. Nothing waits for it. */
const OPENING = 500;

const DETAILS = 'dialog[open] :is(.game-sheet__art, .game-cover__art)';
/** The part of a promotion that moves: its picture, without one its offer in large type, without both its title. */
const ART = ':is(.picture, .promotion__art:not(:has(.picture)), .promotion__line:first-child)';
const PROMOTION = `main .promotion__head[aria-expanded="true"] ${ART}`;

/** The picture of the tile that was tapped last. */
let tapped: { picture: HTMLElement; at: number } | undefined;
/** The element that has the name, which must be unique; the same game is in several rows. */
let named: HTMLElement | undefined;
let latest: ViewTransition | undefined;
/** Number of the latest move between views; it ends the one before. */
let latestMove = 0;

/**
 * Moves the picture of a tapped tile or promotion to its place in the details, and back. Only the picture is captured, so
 * the page stays live. Nothing moves where view transitions are missing or reduced motion is preferred.
 */
export function movePictures(): void {
  if (!document.startViewTransition) return;
  addEventListener('click', remember, true);
  const { navigation } = window;
  // At `popstate` an open promotion in the list is already closed.
  navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'traverse') leavePromotion();
  });
  if (!navigation) addEventListener('popstate', leavePromotion);
  sharedPicture.close = moveToTile;
}

const mayMove = () => !(document.hidden || prefersReducedMotion());

function remember({ target }: Event): void {
  // A dialog replaces its own pictures, and its close button must not change the tile.
  if (!(target instanceof Element) || target.closest('dialog')) return;
  const picture = target.closest('.game-tile')?.querySelector<HTMLElement>('.picture');
  tapped = picture ? { picture, at: performance.now() } : undefined;
  if (tapped && mayMove()) moveToDialog(tapped);
  const head = target.closest('.promotion__head');
  if (head) togglePromotion(head);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const art = link?.querySelector<HTMLElement>('.picture');
  if (art && routeAt(link!.pathname) === 'activityDetail') {
    moveOn(art, () => (art.isConnected ? null : scrolledTo(document.querySelector<HTMLElement>(PROMOTION))));
  }
}

/** Scrolls to a promotion, as the page does anyway, when the picture has arrived. */
function scrolledTo(art: HTMLElement | null): HTMLElement | null {
  art?.closest('article')?.scrollIntoView({ behavior: 'instant' });
  return art;
}

/** Moves the picture of a promotion that opens or closes in the list. */
function togglePromotion(head: Element): void {
  const art = head.querySelector<HTMLElement>(ART);
  const wasOpen = isOpen(head);
  if (!art) return;
  moveOn(art, () => {
    if (isOpen(head) === wasOpen) return null;
    return wasOpen ? inView(art) : scrolledTo(art);
  });
}

const isOpen = (head: Element | null) => head?.ariaExpanded === 'true';

/** After a step back moves the picture of the open promotion to its place in the list, or to the link that leads to it. */
function leavePromotion(): void {
  const open = document.querySelector<HTMLElement>(PROMOTION);
  if (!open) return;
  const head = open.closest('[aria-controls]')!;
  const id = head.getAttribute('aria-controls')!.replace('promotion-', '');
  const link = `main a[href$="activityDetail?id=${CSS.escape(id)}"] .picture`;
  moveOn(open, () => {
    if (open.isConnected) return isOpen(head) ? null : inView(open);
    return [...document.querySelectorAll<HTMLElement>(link)].find(inView);
  });
}

/**
 * Moves the picture of a view that is being left to its place on the next view, once that is there and scrolled. Until then
 * the next view shows as always: a copy of the picture replaces it, because a transition that began before would hold the
 * screen until the next view is there.
 */
function moveOn(from: HTMLElement, find: () => HTMLElement | null | undefined): void {
  latestMove += 1;
  const thisMove = latestMove;
  if (!mayMove() || !inView(from)) return;
  const copy = copyOf(from);
  const began = performance.now();
  let before: HTMLElement | undefined;
  const check = () => {
    const goesOn =
      thisMove === latestMove && performance.now() - began < OPENING && !navigationTransition.silent;
    const to = (goesOn && !willScroll() && find()) || undefined;
    if (to && to === before) {
      move(copy, () => {
        copy.remove();
        return to;
      });
      return;
    }
    // A new page is at the top one frame later.
    before = to;
    if (to) document.body.append(copy);
    else copy.remove();
    if (goesOn) requestAnimationFrame(check);
  };
  check();
}

/** Returns a copy of an element, at its place on the screen. */
function copyOf(from: HTMLElement): HTMLElement {
  const { top, left, width, height } = from.getBoundingClientRect();
  const copy = from.cloneNode(true) as HTMLElement;
  if (from.matches('.picture')) copy.className = 'moved-picture';
  copy.setAttribute('decoding', 'sync');
  const { transform } = getComputedStyle(from);
  // The page's policy forbids a `style` attribute.
  copy.style.cssText = `position:fixed;margin:0;top:${top}px;left:${left}px;width:${width}px;height:${height}px;transform:${transform}`;
  return copy;
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
  if (picture && tile?.isConnected && inView(tile) && mayMove()) {
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

/** Returns an element that is on the screen. */
function inView(element: HTMLElement): HTMLElement | undefined {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0 ? element : undefined;
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
