import { siteConfig } from '../../config/site-config.ts';

/** Applies the operator's name, and the colours where no front server has written them into the page. */
export function applyBrand(): void {
  const { name, ...colours } = siteConfig().brand;
  document.title = name;
  if ((colours.accent || colours.onAccent) && !document.getElementById('brand')) {
    void import('../../lib/brand-colours.ts').then(
      ({ brandStyle }) => {
        // A strict policy permits sheets of scripts.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(brandStyle(colours));
        document.adoptedStyleSheets.push(sheet);
      },
      () => {},
    );
  }
}
