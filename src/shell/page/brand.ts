import { siteConfig } from '../../config/site-config.ts';

/** Applies the operator's name, and the look where no front server has written it into the page. */
export function applyBrand(): void {
  const { name, logo: _, ...look } = siteConfig().brand;
  document.title = name;
  if (Object.keys(look).length && !document.getElementById('brand')) {
    void import('./apply-look.ts').then(
      ({ applyLook }) => applyLook(look),
      () => {},
    );
  }
}
