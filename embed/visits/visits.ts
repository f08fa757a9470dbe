import type { Origin } from '../mount-contract.ts';
import { observeSeen } from './observe-seen.ts';
import { createVisitCounter, type VisitKind } from './visit-counter.ts';

/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Names of the mounts already counted, by element. */
const known = new WeakMap<HTMLElement, Set<string>>();
let count: (kind: VisitKind, widget: string) => void;
let observe: ((element: HTMLElement) => void) | undefined;

/**
 * Counts that a mount was seen, once, and each time it was used. Counts nothing with privacy signals, without a
 * partner code, or on the operator's own origin.
 */
function countVisits(host: HTMLElement, origin: Origin): void {
  const { foyer: name = '' } = host.dataset;
  if (!origin.partner || location.origin === origin.site || asksForPrivacy()) return;
  const names = known.get(host) ?? new Set();
  if (names.has(name)) return;
  known.set(host, names.add(name));
  count ??= createVisitCounter(origin);
  if (window.IntersectionObserver) {
    observe ??= observeSeen((element) => {
      const { foyer } = element.dataset;
      // It may have been unmounted.
      if (foyer) count('seen', foyer);
    });
    observe(host);
  }
  const use = () => {
    if (host.dataset.foyer === name) count('used', name);
  };
  const click = (event: MouseEvent) => {
    const link = event.composedPath().some((part) => part instanceof HTMLAnchorElement && part.href);
    // Every click on a login counts, because it opens the login. In other mounts only links that navigate count.
    if (event.button < 2 && (name === 'login' || (link && !event.defaultPrevented))) use();
  };
  host.addEventListener('foyer:game', use);
  host.addEventListener('click', click);
  host.addEventListener('auxclick', click);
}

/** Lazy modules export `mount`. */
export const mount = countVisits;
