import { siteConfig } from '../../config/site-config.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';

const ThemeSelect = lazyComponent(() => import('./theme-select.tsx'));

/** The select of the theme; nothing for brands that do not follow the device. */
export function ThemeSlot() {
  if (siteConfig().brand.theme !== 'auto') return null;
  return (
    <OptionalPart name="theme">
      <ThemeSelect />
    </OptionalPart>
  );
}
