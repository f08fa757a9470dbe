/** What the operator's content may style: nothing that places, layers or loads. */
const property =
  /^(color|background-color|font-size|font-weight|font-style|line-height|text-align|text-decoration|(max-|min-)?(width|height)|(margin|padding)(-(top|right|bottom|left))?|border(-radius)?|vertical-align)$/;
const value = /^[\w\s.#%,()-]{1,80}$/;
/** Pixels of the operator's content that make one rem (B9). */
const PX_PER_REM = 100;

/** A CSS value with its pixels as rem, so that content grows with the reader's font size (B9). */
export function pxToRem(text: string): string {
  return text.replace(/(-?\d*\.?\d+)px\b/gi, (_, px) => `${Number(px) / PX_PER_REM}rem`);
}

/** Widths in rem, which must not reach beyond the column; as a percentage a table's cell ignores its limit. */
const wide = /^(min-)?width$/;
/** A size as attributes have it: a number, of pixels unless of per cent. */
const size = /^\s*(\d{1,5}(?:\.\d{1,4})?)\s*(px|%)?\s*$/i;

/** Lengths on a page whose root font size is somebody else's stay pixels. */
export type Unit = 'rem' | 'px';

function set(element: HTMLElement, name: string, wanted: string, unit: Unit): void {
  const scaled = unit === 'rem' ? pxToRem(wanted) : wanted;
  const bound = wide.test(name) && /(rem|px)$/i.test(scaled) ? `min(${scaled}, 100%)` : scaled;
  element.style.setProperty(name, bound);
}

/** Sets the plain declarations of a style text, through the style object, which a strict policy allows. */
export function applyOperatorStyle(element: HTMLElement, text: string, unit: Unit = 'rem'): void {
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const wanted = declaration.slice(colon + 1).trim();
    if (property.test(name) && value.test(wanted) && !/url|expression|var|attr/i.test(wanted)) {
      set(element, name, wanted, unit);
    }
  }
}

/**
 * Takes the sizes of `width` and `height` attributes as styles, so that they scale too (B9). A picture keeps the
 * attributes, which tell its proportions before it has arrived.
 */
export function applyOperatorSize(element: HTMLElement, unit: Unit = 'rem'): void {
  const picture = element.localName === 'img';
  for (const name of ['width', 'height']) {
    const [, number, sign = 'px'] = size.exec(element.getAttribute(name) ?? '') ?? [];
    const follows = picture && name === 'height' && element.hasAttribute('width');
    if (number && !follows && !element.style.getPropertyValue(name)) set(element, name, number + sign, unit);
    if (!picture || !number || sign === '%') element.removeAttribute(name);
  }
}
