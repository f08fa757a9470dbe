import { atom, type ReadableAtom } from 'nanostores';

/** Milliseconds a form has to have been seen, whole and with nothing over it, until it is sent. */
const SEEN_FOR = 500;
/** Milliseconds between two looks of the browser's; 100 is the least it takes. */
const DELAY = 100;

interface VisibleEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

const $covered = atom(false);
/** Whether something was to be sent while it could not be seen. */
export const $formCovered: ReadableAtom<boolean> = $covered;

/** When each form began to be seen. */
const seen = new WeakMap<Element, number>();

/** Whether the browser can tell that nothing lies over a part of a page (Intersection Observer v2). */
const canTell = () =>
  'IntersectionObserverEntry' in window && 'isVisible' in IntersectionObserverEntry.prototype;

/**
 * Keeps a form from being sent that a page has covered, made see-through or shown this very moment, so that nobody is
 * led to press what they do not see. Where a browser cannot tell, forms are sent as ever.
 */
export function guardForms(now: () => number = () => performance.now()): void {
  if (!canTell()) return;
  const options = { trackVisibility: true, delay: DELAY, threshold: [0, 0.5, 1] };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isVisible } of entries as VisibleEntry[]) {
      if (!isVisible) seen.delete(target);
      else if (!seen.has(target)) seen.set(target, now());
      if (isVisible) $covered.set(false);
    }
  }, options);
  const known = new WeakSet<Element>();
  const watch = () => {
    for (const form of document.forms) {
      if (known.has(form)) continue;
      known.add(form);
      observer.observe(form);
    }
  };
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  watch();
  addEventListener(
    'submit',
    (event) => {
      const since = event.target instanceof Element ? seen.get(event.target) : undefined;
      if (since !== undefined && now() - since >= SEEN_FOR) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      $covered.set(true);
    },
    { capture: true },
  );
}
