import { $accessibilityOptions } from './options.ts';

/**
 * Sets `data-contrast` on the root element when the visitor or the system asks for more contrast. Runs before the
 * configuration has loaded.
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
