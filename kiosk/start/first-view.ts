/** Milliseconds between two checks, and until a view that still loads counts as loaded. */
const INTERVAL = 50;
const LIMIT = 10_000;

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Whether a screen other than the start view is rendered, without placeholders or unloaded images in view. */
function isLoaded(): boolean {
  if (!document.querySelector('main:not(.start-view)')) return false;
  const placeholders = document.querySelectorAll('main :is([aria-busy=true], .skeleton)');
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
  return ![...placeholders, ...images.filter(({ complete }) => !complete)].some(isInView);
}

/** Resolves once the first screen is complete with its data and images, at most after 10 s. */
export function firstViewLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now();
    const timer = setInterval(() => {
      if (!isLoaded() && performance.now() - started < LIMIT) return;
      clearInterval(timer);
      resolve();
    }, INTERVAL);
  });
}
