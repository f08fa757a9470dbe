/** Creates an SVG element with attributes and children. */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Creates a decorative picture. */
export const picture = (name, width, height, ...children) =>
  draw(
    'svg',
    { class: `scene scene--${name}`, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...children,
  );
