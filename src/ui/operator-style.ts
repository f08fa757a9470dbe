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

/** Sets the plain declarations of a style text, through the style object, which a strict policy allows. */
export function applyOperatorStyle(element: HTMLElement, text: string): void {
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const wanted = declaration.slice(colon + 1).trim();
    if (property.test(name) && value.test(wanted) && !/url|expression|var|attr/i.test(wanted)) {
      element.style.setProperty(name, pxToRem(wanted));
    }
  }
}
