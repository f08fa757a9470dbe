/** Milliseconds that a widget has to be in view. */
const LONG_ENOUGH = 1000;
/** How much of it: half; of one that is higher than the view, half of the view. */
const HALF = 0.5;
/** Where the observer looks again, often enough for what is higher than the view. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

/** Calls back, once for each, when an element has been in view for a second without a break. */
export function whenSeen(onSeen: (element: HTMLElement) => void): (element: HTMLElement) => void {
  const waiting = new Map<HTMLElement, ReturnType<typeof setTimeout> | undefined>();
  const stop = (element: HTMLElement) => {
    clearTimeout(waiting.get(element));
    waiting.set(element, undefined);
  };
  const forget = (element: HTMLElement) => {
    clearTimeout(waiting.get(element));
    waiting.delete(element);
    observer.unobserve(element);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
        const element = target as HTMLElement;
        if (!waiting.has(element)) continue;
        const half = intersectionRatio >= HALF || intersectionRect.height >= innerHeight * HALF;
        if (!element.isConnected) forget(element);
        else if (!isIntersecting || !half || document.hidden) stop(element);
        else if (!waiting.get(element))
          waiting.set(
            element,
            setTimeout(() => seen(element), LONG_ENOUGH),
          );
      }
    },
    { threshold: STEPS },
  );
  const seen = (element: HTMLElement) => {
    forget(element);
    onSeen(element);
  };
  addEventListener('visibilitychange', () => {
    for (const element of [...waiting.keys()]) {
      stop(element);
      // Told anew, since nothing else may change when the page is looked at again.
      observer.unobserve(element);
      observer.observe(element);
    }
  });
  return (element) => {
    // Those that were taken out before they were seen, and that no observer tells of.
    for (const one of [...waiting.keys()]) if (!one.isConnected) forget(one);
    waiting.set(element, waiting.get(element));
    observer.observe(element);
  };
}
