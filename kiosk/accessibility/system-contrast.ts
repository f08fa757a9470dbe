import { $accessibilityOptions } from './options.ts';

/**
 * Says on the root element (`data-contrast`) that more contrast is asked for: by the visitor, or by a machine that is set
 * to it. Before a terminal knows what it is to be, too.
 */
export function followSystemContrast(): void {
  const asked = matchMedia('(prefers-contrast: more)');
  const show = () => {
    document.documentElement.toggleAttribute(
      'data-contrast',
      asked.matches || $accessibilityOptions.get().has('contrast'),
    );
  };
  asked.addEventListener('change', show);
  $accessibilityOptions.subscribe(show);
}
