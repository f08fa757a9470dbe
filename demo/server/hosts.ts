/** A `fetch` of an app, as a server calls it. */
type Fetch<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** Names by which a browser on this machine reaches it. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The hosts of a server on this machine, by its port, and of the public origins that lead to it. */
export function hostsOf(port: number, origins: readonly string[] = []): ReadonlySet<string> {
  return new Set([
    ...LOCAL.map((name) => `${name}:${port}`),
    ...origins.map((origin) => new URL(origin).host),
  ]);
}

/**
 * Answers calls to known hosts alone. Addresses in replies begin with the host that was asked for: one that a caller made
 * up would lie in caches, and a page whose name is led to this machine would read what is for this machine's pages.
 */
export function onlyHosts<Rest extends unknown[]>(
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
