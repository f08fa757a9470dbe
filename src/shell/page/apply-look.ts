import { type BrandLook, brandStyle, themeColours } from '../../lib/brand-colours.ts';
import { chosenTheme, showTheme } from './show-theme.ts';

/** Applies a brand's colours to the page, by a sheet of scripts, which a strict policy permits. */
export function applyLook(brand: BrandLook): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandStyle(brand));
  document.adoptedStyleSheets.push(sheet);
  const metas = themeColours(brand).map((attributes) =>
    Object.assign(document.createElement('meta'), attributes),
  );
  document.querySelector('meta[name=theme-color]')!.replaceWith(...metas);
  if (brand.theme === 'auto') showTheme(chosenTheme());
}
