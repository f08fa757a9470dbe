let base = '';

/** Picks, once a visit so that the browser's cache stays warm, one of the hosts that images come from (SY-3). */
export function pickImageHost(hosts: readonly string[], otherwise: string): void {
  base = hosts[Math.floor(Math.random() * hosts.length)] ?? otherwise;
}

/** Address of an image of the gateway: absolute ones as they are, others on the picked host. */
export function imageAddress(path: string): string {
  return !path || /^(https?:)?\/\//.test(path) ? path : base + path;
}
