import { parseNumberMap } from '../lib/json.ts';
import { platform } from '../platform/platform.ts';
import { routeAt } from '../routes/routes.ts';
import { $session } from '../session/session.ts';
import { $shown } from '../shell/page/page-store.ts';

const KEY = 'scroll';
/** Number of addresses whose scroll position is kept. */
const ADDRESSES = 50;
/** Milliseconds to wait until a page is long enough for its scroll position. */
const TIMEOUT = 10_000;
/** Milliseconds after which a page without loading parts counts as complete. */
const COMPLETE = 500;

/** Scroll positions in pixels by address. */
let positions = new Map<string, number>();
/** The address of the page that is scrolled now. */
let here = '';
/** The scroll position to restore once the page is long enough. */
let pending: { y: number; shown?: number; complete?: number } | undefined;

/**
 * Restores scroll positions after a step in history and after a reload; a new page begins at the top. The
 * browser's own restoration runs before a page has its data.
 */
export function restoreScroll(): void {
  platform().returning = isRestoring;
  history.scrollRestoration = 'manual';
  positions = parseNumberMap(platform().sessionStorage.get(KEY));
  here = address();
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type !== 'navigate') restore(positionAt(here));
  // The visitor opened a second page before this code had arrived; it may not be shown yet.
  const first = $shown.get();
  if (first && (first.turn > 1 || !isPageShown())) restore(0);
  // The visitor may have scrolled before.
  record();
  addEventListener('popstate', () => onNavigate(positionAt));
  // wouter dispatches its navigations as events with these names.
  addEventListener('pushState', () => onNavigate((to) => (opensInList(to) ? undefined : 0)));
  addEventListener('replaceState', () => onNavigate((to) => (samePage(to, here) ? undefined : 0)));
  addEventListener('scroll', record, { passive: true });
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(input, cancelRestore, { passive: true, capture: true });
  }
  addEventListener('pagehide', store);
  $session.listen((session, before) => {
    if (before && before.token !== session?.token) clearPositions();
  });
}

/** Deletes all positions, since addresses contain visited pages and search terms of the previous member. */
function clearPositions(): void {
  positions.clear();
  store();
}

/** Returns whether a new or previous page is not at its scroll position yet. */
export function willScroll(): boolean {
  return pending !== undefined;
}

/** Returns whether a scroll position below the top is being restored. */
export function isRestoring(): boolean {
  return pending !== undefined && pending.y > 0;
}

/** Handles a navigation. One to the same address, such as opening a game over the page, does not scroll. */
function onNavigate(positionOf: (to: string) => number | undefined): void {
  const to = address();
  if (to === here) return;
  const y = positionOf(to);
  here = to;
  store();
  if (y !== undefined) restore(y);
}

function restore(y: number): void {
  const waiting = pending !== undefined;
  pending = { y };
  if (!waiting) requestAnimationFrame(checkPage);
}

/** Checks once per frame, before the paint, whether the page is shown and long enough. */
function checkPage(now: number): void {
  if (!pending) return;
  if (isPageShown()) {
    pending.shown ??= now;
    if (isLoaded()) pending.complete ??= now;
    else delete pending.complete;
    const room = document.documentElement.scrollHeight - innerHeight;
    const { y, shown, complete = Number.POSITIVE_INFINITY } = pending;
    if (room >= y || now - shown > TIMEOUT || now - complete > COMPLETE) {
      pending = undefined;
      scrollTo(0, y);
      record();
      return;
    }
  }
  requestAnimationFrame(checkPage);
}

function isPageShown(): boolean {
  return $shown.get()?.route === (routeAt(location.pathname) ?? 'home');
}

function isLoaded(): boolean {
  return !document.querySelector('#content [aria-busy="true"]');
}

/** Stops the restoration when the visitor scrolls. Scrolling the previous page does not count. */
function cancelRestore(): void {
  if (pending?.shown !== undefined) pending = undefined;
}

function record(): void {
  if (pending) return;
  positions.delete(here);
  positions.set(here, Math.round(scrollY));
}

function store(): void {
  platform().sessionStorage.set(KEY, JSON.stringify(Object.fromEntries([...positions].slice(-ADDRESSES))));
}

function positionAt(to: string): number {
  return positions.get(to) ?? 0;
}

function address(): string {
  return location.pathname + location.search;
}

/** Returns whether an address opens a promotion in the list on screen, which scrolls to it. */
function opensInList(to: string): boolean {
  return routeAt(here) === 'activity' && routeAt(to) === 'activityDetail';
}

function samePage(one: string, other: string): boolean {
  return one.split('?')[0] === other.split('?')[0];
}
