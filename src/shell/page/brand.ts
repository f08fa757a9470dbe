import { siteConfig } from '../../config/site-config.ts';

/** Applies the operator's name and colours through the style object, which a strict CSP permits. */
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
