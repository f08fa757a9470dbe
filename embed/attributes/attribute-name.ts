/** The name of an attribute as a page writes it: `minHeight` is `data-min-height`. */
export function attributeName(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
