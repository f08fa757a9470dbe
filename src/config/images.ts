let base = '';

/**
 * Picks, once a visit so that the browser's cache stays warm, one of the hosts that images come from (SY-3): the
 * one that `draw`, from 0 up to 1, falls on.
 */
export function pickImageHost(hosts: readonly string[], otherwise: string, draw = Math.random()): void {
  base = hosts[Math.floor(draw * hosts.length)] ?? otherwise;
}

/** Address of an image of the gateway: absolute ones as they are, others on the picked host. */
export function imageAddress(path: string): string {
  return !path || /^(https?:)?\/\//.test(path) ? path : base + path;
}
