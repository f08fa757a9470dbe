type Fetch<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** Names by which a browser reaches this machine. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the hosts of a server on this machine, and of the public origins that lead to it. */
export function hostsOf(port: number, origins: readonly string[] = []): ReadonlySet<string> {
  return new Set([
    ...LOCAL.map((name) => `${name}:${port}`),
    ...origins.map((origin) => new URL(origin).host),
  ]);
}

/**
 * Answers requests to known hosts only. Otherwise an invented host could enter caches through URLs in
 * responses, and a DNS rebinding attack could read the demo's pages.
 */
export function restrictHosts<Rest extends unknown[]>(
  hosts: () => ReadonlySet<string>,
  answer: Fetch<Rest>,
): Fetch<Rest> {
  return (request, ...rest) =>
    hosts().has(new URL(request.url).host)
      ? answer(request, ...rest)
      : new Response('This host is not served here.\n', {
          status: 421,
          headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
        });
}
