import { siteConfig } from '../../config/site-config.ts';

/** Puts the operator's name and colours on the page, through the style object, which a strict CSP allows. */
export function applyBrand(): void {
  const { name, accent, onAccent } = siteConfig().brand;
  document.title = name;
  const { style } = document.documentElement;
  if (accent) {
    style.setProperty('--accent', accent);
    style.setProperty('--accent-light', accent);
  }
  if (onAccent) style.setProperty('--on-accent', onAccent);
}
