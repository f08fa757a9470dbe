import { type BrandLook, brandStyle, groundOf } from '../../lib/brand-colours.ts';

/** Applies a brand's colours to the page, by a sheet of scripts, which a strict policy permits. */
export function applyLook(brand: BrandLook): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandStyle(brand));
  document.adoptedStyleSheets.push(sheet);
  document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = groundOf(brand);
}
