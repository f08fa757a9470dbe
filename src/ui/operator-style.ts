/** What the operator's content may style: nothing that places, layers or loads. */
const property =
  /^(color|background-color|font-size|font-weight|font-style|line-height|text-align|text-decoration|(max-|min-)?(width|height)|(margin|padding)(-(top|right|bottom|left))?|border(-radius)?|vertical-align)$/;
const value = /^[\w\s.#%,()-]{1,80}$/;
/** Pixels of the operator's content that make one rem (B9). */
const PX_PER_REM = 100;

/** A CSS value with its pixels as rem, so that content grows with the reader's font size (B9). */
export function pxToRem(text: string): string {
  return text.replace(/(-?\d*\.?\d+(?:e-?\d+)?)px\b/gi, (_, px) => `${Number(px) / PX_PER_REM}rem`);
}

/** Widths in rem, which must not reach beyond the column; as a percentage a table's cell ignores its limit. */
const wide = /^(min-)?width$/;
/** A size as attributes have it: a number, of pixels unless of per cent. */
const size = /^\s*(\d{1,5}(?:\.\d{1,4})?)\s*(px|%)?\s*$/i;

/** Properties that take room, and the rem that each of their lengths has at most. */
const room: readonly (readonly [name: RegExp, most: number])[] = [
  [/^(margin|padding)/, 2],
  [/^(border|font-size|line-height|vertical-align)$/, 1],
  [/^(border-radius|(max-|min-)?(width|height))$/, 20],
];
/** How many of a unit are as much as a rem may be; what has another unit is not set. */
const units: Readonly<Record<string, number>> = { rem: 1, px: PX_PER_REM, pt: 75, vw: 5, vh: 5 };
const ofLetters = /^(font-size|line-height)$/;
const length = /#[\da-f]+|([-+]?)(\d*\.?\d+(?:e[-+]?\d+)?)(%|[a-z]*)/gi;
/** Of what letters and lines are told by: others' sizes, or a number alone. */
const MOST_TIMES = 3;

/**
 * A style's value with lengths that cannot stretch or move the page: none below 0, none beyond what its property may
 * have. Nothing for one that cannot be judged.
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

/** Lengths on a page whose root font size is somebody else's stay pixels. */
export type Unit = 'rem' | 'px';

/** Sizes of letters that are told by others', which nested elements would multiply, end at a rem. */
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
