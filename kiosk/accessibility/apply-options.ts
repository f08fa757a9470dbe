import { platform } from '../../src/platform/platform.ts';
import { kioskConfig } from '../config/kiosk-config.ts';
import { $accessibilityOptions } from './options.ts';

/**
 * Has the whole page follow what the visitor has switched on: the style sheet reads it from the root element
 * (`data-accessibility`), what asks for motion from `matchMedia`. The code that speaks comes with its first use.
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

/** Reads to the visitor, once the code is there. Returns what ends it. */
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
