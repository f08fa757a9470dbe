/** Milliseconds that a widget must be in view. */
const SEEN_AFTER = 1000;
/** Minimum share in view: of the widget, or of the viewport if the widget is higher. */
const SEEN_SHARE = 0.5;
/** Every 5 %, for widgets that are higher than the viewport. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Calls back once per element that was in view for a second without a break. Returns a function that observes an
 * element.
 */
export function observeSeen(onSeen: (element: HTMLElement) => void): (element: HTMLElement) => void {
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
        const half = intersectionRatio >= SEEN_SHARE || intersectionRect.height >= innerHeight * SEEN_SHARE;
        if (!element.isConnected) forget(element);
        else if (!isIntersecting || !half || document.hidden) stop(element);
        else if (!waiting.get(element))
          waiting.set(
            element,
            setTimeout(() => seen(element), SEEN_AFTER),
          );
      }
    },
    { threshold: THRESHOLDS },
  );
  const seen = (element: HTMLElement) => {
    forget(element);
    onSeen(element);
  };
  addEventListener('visibilitychange', () => {
    for (const element of [...waiting.keys()]) {
      stop(element);
      // Observing again triggers a callback; without scrolling there would be none.
      observer.unobserve(element);
      observer.observe(element);
    }
  });
  return (element) => {
    // Removed elements get no callback.
    for (const one of [...waiting.keys()]) if (!one.isConnected) forget(one);
    waiting.set(element, waiting.get(element));
    observer.observe(element);
  };
}
