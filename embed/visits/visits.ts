import type { Origin } from '../mount-contract.ts';
import { whenSeen } from './observe-seen.ts';
import { type Kind, tally } from './visit-counter.ts';

/** Whether the visitor's browser asks not to be followed (Global Privacy Control, Do Not Track). */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** The mounts that are counted, by their elements. */
const known = new WeakMap<HTMLElement, Set<string>>();
let note: (kind: Kind, widget: string) => void;
let watch: ((element: HTMLElement) => void) | undefined;

/**
 * Counts for the partner that a mount was seen, once, and each time it was used. Nothing is counted of who asks for
 * privacy, for pages that name no partner, and in a frame of the operator's own.
 */
function follow(host: HTMLElement, origin: Origin): void {
  const { foyer: name = '' } = host.dataset;
  if (!origin.partner || location.origin === origin.site || asksForPrivacy()) return;
  const names = known.get(host) ?? new Set();
  if (names.has(name)) return;
  known.set(host, names.add(name));
  note ??= tally(origin);
  if (window.IntersectionObserver) {
    watch ??= whenSeen((element) => {
      const { foyer } = element.dataset;
      // It may have been unmounted meanwhile.
      if (foyer) note('seen', foyer);
    });
    watch(host);
  }
  const use = () => {
    if (host.dataset.foyer === name) note('used', name);
  };
  const click = (event: MouseEvent) => {
    const link = event.composedPath().some((part) => part instanceof HTMLAnchorElement && part.href);
    // A press of the login opens it; a link of another mount that goes nowhere by itself is no way out.
    if (event.button < 2 && (name === 'login' || (link && !event.defaultPrevented))) use();
  };
  host.addEventListener('foyer:game', use);
  host.addEventListener('click', click);
  host.addEventListener('auxclick', click);
}

/** Files that come later export what they have by this name. */
export const mount = follow;
