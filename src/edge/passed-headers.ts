/** Hop-by-hop headers (RFC 9110, 7.6.1) and headers with which a client could forge its address. */
const LEFT_OUT =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect|host|forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/**
 * Returns the headers of a request that the gateway receives: without those above and those that `Connection`
 * lists.
 */
export function passedHeaders(headers: Headers): Record<string, string> {
  const named = (headers.get('Connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries([...headers].filter(([name]) => !LEFT_OUT.test(name) && !named.includes(name)));
}
