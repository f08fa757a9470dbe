let base: string | undefined;

/**
 * Chooses a host for images (SY-3): `known` if it is still offered, to keep the browser's cache useful, otherwise
 * the one at `draw`, from 0 to 1.
 */
function imageHost(
  hosts: readonly string[],
  otherwise: string,
  draw: number,
  known: string | undefined,
): string {
  if (known !== undefined && hosts.includes(known)) return known;
  return hosts[Math.floor(draw * hosts.length)] ?? otherwise;
}

/** Sets the host for images, and keeps it while it is offered. */
export function chooseImageHost(hosts: readonly string[], otherwise: string, draw = Math.random()): void {
  base = imageHost(hosts, otherwise, draw, base);
}

/** Forgets the host, so that the next visit may get another one. */
export function forgetImageHost(): void {
  base = undefined;
}

/** Returns the URL of an image: absolute URLs and files of the brand unchanged, other paths on the chosen host. */
export function imageAddress(path: string): string {
  return !path || /^(\/m|(https?:)?\/)\//.test(path) ? path : (base ?? '') + path;
}
