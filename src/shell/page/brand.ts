import { siteConfig } from '../../config/site-config.ts';

/** Applies the operator's name, and the look where no front server has written it into the page. */
export function applyBrand(): void {
  const { name, ...look } = siteConfig().brand;
  document.title = name;
  // A logo is always set.
  if (Object.keys(look).length > 1 && !document.getElementById('brand')) {
    void import('./apply-look.ts').then(
      ({ applyLook }) => applyLook(look),
      () => {},
    );
  }
}
