import { parseNumberMap } from '../lib/json.ts';
import { platform } from '../platform/platform.ts';
import { routeAt } from '../routes/routes.ts';
import { $session } from '../session/session.ts';
import { $shown } from '../shell/page/page-store.ts';

const KEY = 'scroll';
/** Number of addresses whose scroll position is kept. */
const ADDRESSES = 50;
/** Milliseconds to wait until a page is long enough for its scroll position. */
const PATIENCE = 10_000;
/** Milliseconds after which a page without loading parts counts as complete. */
const COMPLETE = 500;

/** Scroll positions in pixels by address. */
let kept = new Map<string, number>();
/** The address of the page that is scrolled now. */
let here = '';
/** The scroll position to restore once the page is long enough. */
let arrival: { y: number; shown?: number; complete?: number } | undefined;

/**
 * Restores scroll positions after a step in history and after a reload; a new page begins at the top. The
 * browser's own restoration runs before a page has its data.
 */
export function keepPlaces(): void {
  history.scrollRestoration = 'manual';
  kept = parseNumberMap(platform().sessionStorage.get(KEY));
  here = address();
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type !== 'navigate') arriveAt(placeOf(here));
  addEventListener('popstate', () => moved(placeOf));
  // wouter dispatches its navigations as events with these names.
  addEventListener('pushState', () => moved(() => 0));
  addEventListener('replaceState', () => moved((to) => (samePage(to, here) ? undefined : 0)));
  addEventListener('scroll', note, { passive: true });
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(input, takeOver, { passive: true, capture: true });
  }
  addEventListener('pagehide', store);
  $session.listen((session, before) => {
    if (before && before.token !== session?.token) forgetPlaces();
  });
}

/** Deletes all positions, since addresses contain visited pages and search terms of the previous member. */
function forgetPlaces(): void {
  kept.clear();
  store();
}

/** Returns whether a scroll position below the top is being restored. */
export function isReturning(): boolean {
  return arrival !== undefined && arrival.y > 0;
}

/** Handles a navigation. One to the same address, such as opening a game over the page, does not scroll. */
function moved(place: (to: string) => number | undefined): void {
  const to = address();
  if (to === here) return;
  const y = place(to);
  here = to;
  store();
  if (y !== undefined) arriveAt(y);
}

function arriveAt(y: number): void {
  const waiting = arrival !== undefined;
  arrival = { y };
  if (!waiting) requestAnimationFrame(look);
}

/** Checks once per frame, before the paint, whether the page is shown and long enough. */
function look(now: number): void {
  if (!arrival) return;
  if (pageIsThere()) {
    arrival.shown ??= now;
    if (waitsForNothing()) arrival.complete ??= now;
    else delete arrival.complete;
    const room = document.documentElement.scrollHeight - innerHeight;
    const { y, shown, complete = Number.POSITIVE_INFINITY } = arrival;
    if (room >= y || now - shown > PATIENCE || now - complete > COMPLETE) {
      arrival = undefined;
      scrollTo(0, y);
      note();
      return;
    }
  }
  requestAnimationFrame(look);
}

function pageIsThere(): boolean {
  return $shown.get()?.route === (routeAt(location.pathname) ?? 'home');
}

function waitsForNothing(): boolean {
  return !document.querySelector('#content [aria-busy="true"]');
}

/** Stops the restoration when the visitor scrolls. Scrolling the previous page does not count. */
function takeOver(): void {
  if (arrival?.shown !== undefined) arrival = undefined;
}

function note(): void {
  if (arrival) return;
  kept.delete(here);
  kept.set(here, Math.round(scrollY));
}

function store(): void {
  platform().sessionStorage.set(KEY, JSON.stringify(Object.fromEntries([...kept].slice(-ADDRESSES))));
}

function placeOf(to: string): number {
  return kept.get(to) ?? 0;
}

function address(): string {
  return location.pathname + location.search;
}

function samePage(one: string, other: string): boolean {
  return one.split('?')[0] === other.split('?')[0];
}
