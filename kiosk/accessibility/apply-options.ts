import { platform } from '../../src/platform/platform.ts';
import { kioskConfig } from '../config/kiosk-config.ts';
import { $accessibilityOptions } from './options.ts';

/**
 * Applies the chosen options to the page: style sheets read them from the root element (`data-accessibility`), and
 * code that asks for reduced motion gets it from `matchMedia`. Loads the code for speech on first use.
 */
export function applyAccessibilityOptions(): void {
  const { dataset, style } = document.documentElement;
  style.setProperty('--reach', `${kioskConfig().reachPercent}dvh`);
  const media = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    media(
      $accessibilityOptions.get().has('reducedMotion') && query === '(prefers-reduced-motion: reduce)'
        ? 'all'
        : query,
    );
  let stop: (() => void) | undefined;
  $accessibilityOptions.subscribe((options) => {
    dataset.accessibility = [...options].join(' ');
    if (!options.has('speech')) {
      stop?.();
      stop = undefined;
    } else if (!stop) stop = speak();
  });
}

/** Starts reading aloud as soon as its code has loaded. Returns a function that stops it. */
function speak(): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  import('../speech/reader.ts').then(
    ({ startScreenReader: readAloud }) => {
      if (!ended) stop = readAloud();
    },
    (error: unknown) => platform().report({ name: 'speech', error }),
  );
  return () => {
    ended = true;
    stop?.();
  };
}
