const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pixels across the direction from which a key belongs to another row or column. */
const ASIDE = 2;

/** Returns the nearest key in the direction of an arrow, by position on screen; undefined at the edge. */
export function neighbouringKey(
  from: Element,
  keys: readonly HTMLElement[],
  arrow: string,
): HTMLElement | undefined {
  const direction = directions[arrow];
  if (!direction) return undefined;
  const [x, y] = direction;
  const here = middleOf(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const key of keys) {
    const there = middleOf(key);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (along <= ASIDE) continue;
    // Left and right stay in the row; up and down take the nearest row.
    const far = x ? along + aside * 100 : along * 100 + aside;
    if (far < least) [best, least] = [key, far];
  }
  return best;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
