/** Headers about the connection to this server alone (RFC 9110, 7.6.1), and words on who calls, which callers make up. */
const LEFT_OUT =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect|host|forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/** What of a request's headers goes on to a gateway: neither those of the connection, nor those that `Connection` names. */
export function passedHeaders(headers: Headers): Record<string, string> {
  const named = (headers.get('Connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries([...headers].filter(([name]) => !LEFT_OUT.test(name) && !named.includes(name)));
}
