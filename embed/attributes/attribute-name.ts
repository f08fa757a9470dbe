/** Returns the HTML name of an attribute: `data-min-height` for `minHeight`. */
export function attributeName(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
