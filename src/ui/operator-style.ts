/** Allowed properties: none that position, layer or load. */
const property =
  /^(color|background-color|font-size|font-weight|font-style|line-height|text-align|text-decoration|(max-|min-)?(width|height)|(margin|padding)(-(top|right|bottom|left))?|border(-radius)?|vertical-align)$/;
const value = /^[\w\s.#%,()-]{1,80}$/;
/** Pixels of the operator's content per rem. */
const PX_PER_REM = 100;

/** Converts pixels in a CSS value to rem, so that content follows the reader's font size. */
export function pxToRem(text: string): string {
  return text.replace(/(-?\d*\.?\d+(?:e-?\d+)?)px\b/gi, (_, px) => `${Number(px) / PX_PER_REM}rem`);
}

/** Widths in rem, limited to the column; table cells ignore a limit in percent. */
const wide = /^(min-)?width$/;
/** An attribute's size: pixels or percent. */
const size = /^\s*(\d{1,5}(?:\.\d{1,4})?)\s*(px|%)?\s*$/i;

/** Properties that take space, with their limit in rem. */
const room: readonly (readonly [name: RegExp, most: number])[] = [
  [/^(margin|padding)/, 2],
  [/^(border|font-size|line-height|vertical-align)$/, 1],
  [/^(border-radius|(max-|min-)?(width|height))$/, 20],
];
/** Units with their equivalent of the limit; other units are rejected. */
const units: Readonly<Record<string, number>> = { rem: 1, px: PX_PER_REM, pt: 75, vw: 5, vh: 5 };
const ofLetters = /^(font-size|line-height)$/;
const length = /#[\da-f]+|([-+]?)(\d*\.?\d+(?:e[-+]?\d+)?)(%|[a-z]*)/gi;
/** Maximum of font size and line height, relative to the parent's. */
const MOST_TIMES = 3;

/**
 * Limits the lengths of a value, so that they cannot stretch or move the page; undefined for values that cannot be
 * checked.
 */
function bounded(name: string, text: string): string | undefined {
  const most = room.find(([names]) => names.test(name))?.[1];
  if (most === undefined) return text;
  let known = !/larger|smaller/i.test(text);
  const kept = text.replace(length, (whole, sign: string, number?: string, unit = '') => {
    if (number === undefined) return whole;
    const times = ofLetters.test(name) ? MOST_TIMES : 1;
    const limits: Record<string, number> = { '': MOST_TIMES, '%': 100 * times, em: most * times };
    for (const [sized, each] of Object.entries(units)) limits[sized] = each * most;
    const kind = unit.toLowerCase();
    const limit = Object.hasOwn(limits, kind) ? limits[kind] : undefined;
    if (limit === undefined) {
      known = false;
      return whole;
    }
    if (sign === '-') return '0';
    return Number(number) > limit ? `${limit}${unit}` : whole;
  });
  return known ? kept : undefined;
}

/** On a page with another root font size, lengths stay in pixels. */
export type Unit = 'rem' | 'px';

/** Relative font sizes multiply in nested elements, so they are limited to one rem. */
function largest(name: string, scaled: string, unit: Unit): string | undefined {
  if (name !== 'font-size' || !/%|[^r]em/i.test(scaled)) return undefined;
  return unit === 'rem' ? '1rem' : `${PX_PER_REM}px`;
}

function set(element: HTMLElement, name: string, wanted: string, unit: Unit): void {
  const scaled = bounded(name, unit === 'rem' ? pxToRem(wanted) : wanted);
  if (scaled === undefined) return;
  const limit = wide.test(name) && /(rem|px)$/i.test(scaled) ? '100%' : largest(name, scaled, unit);
  element.style.setProperty(name, limit ? `min(${scaled}, ${limit})` : scaled);
}

/** Sets allowed declarations through the style object, which a strict CSP permits. */
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
 * Converts `width` and `height` attributes to styles, so that they scale. Pictures keep the attributes for their
 * aspect ratio.
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
