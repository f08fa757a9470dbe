import { parseNumberMap } from '../lib/json.ts';
import { platform } from '../platform/platform.ts';
import { routeAt } from '../routes/routes.ts';
import { $session } from '../session/session.ts';
import { $shown } from '../shell/page/page-store.ts';

const KEY = 'scroll';
/** Addresses whose place is kept, the latest. */
const ADDRESSES = 50;
/** Milliseconds that a page is waited for which is not yet as long as it was. */
const PATIENCE = 10_000;
/** Milliseconds after which a page counts as complete that waits for nothing. */
const COMPLETE = 500;

/** Pixels scrolled by address. */
let kept = new Map<string, number>();
/** The address that is scrolled. */
let here = '';
/** The way to a place on a page that may not be there yet. */
let arrival: { y: number; shown?: number; complete?: number } | undefined;

/**
 * Keeps how far each address is scrolled: whoever comes back in history, or loads the page again, finds the place; a
 * new step begins at the top. What the browser does by itself comes too early for a page that is read first.
 */
export function keepPlaces(): void {
  history.scrollRestoration = 'manual';
  kept = parseNumberMap(platform().sessionStorage.get(KEY));
  here = address();
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type !== 'navigate') arriveAt(placeOf(here));
  addEventListener('popstate', () => moved(placeOf));
  // wouter tells of its own moves with events of these names.
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

/** Addresses say where somebody was and what they looked for: whoever comes next has places of their own. */
function forgetPlaces(): void {
  kept.clear();
  store();
}

/** Whether a place further down is being looked for on the page. */
export function isReturning(): boolean {
  return arrival !== undefined && arrival.y > 0;
}

/** A step to the same address, such as one that opens a game over the page, leaves everything where it is. */
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

/** Once a frame, before it is painted: is the page there, and as long as it was? */
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

/** Whoever scrolls by hand is not moved any more. The page before is no place to scroll, though. */
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
