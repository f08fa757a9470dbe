let base: string | undefined;

/**
 * One of the hosts that images come from (SY-3): the known one while it is still among them, so that the browser's
 * cache stays warm, else the one that `draw`, from 0 up to 1, falls on.
 */
export function imageHost(
  hosts: readonly string[],
  otherwise: string,
  draw: number,
  known: string | undefined,
): string {
  if (known !== undefined && hosts.includes(known)) return known;
  return hosts[Math.floor(draw * hosts.length)] ?? otherwise;
}

/** Has images come from one of the hosts, and from the same one for as long as it is offered. */
export function chooseImageHost(hosts: readonly string[], otherwise: string, draw = Math.random()): void {
  base = imageHost(hosts, otherwise, draw, base);
}

/** Another visit begins: whichever host is picked next need not be the one of the visit before. */
export function forgetImageHost(): void {
  base = undefined;
}

/** Address of an image of the gateway: absolute ones as they are, others on the picked host. */
export function imageAddress(path: string): string {
  return !path || /^(https?:)?\/\//.test(path) ? path : (base ?? '') + path;
}
