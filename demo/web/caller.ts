import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Network address of whoever is connected; `in-process` for a call that came over no network. */
function peerOf(c: Context): string {
  if (!c.env || !('incoming' in c.env)) return 'in-process';
  return plain(getConnInfo(c).remote.address ?? '');
}

/** An IPv4 address may come written as one of IPv6. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * What stands for an address in limits and figures: of IPv6 its network, such as `2001:db8:0:7::`, since whoever has one
 * address there has 2^64 of them.
 */
function placeOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The address in its one written form, as hosts of URLs have it; a zone such as `%eth0` is none of its groups.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [front = '', back = ''] = hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - groups(front).length - groups(back).length);
  const all = [...groups(front), ...Array<string>(missing).fill('0'), ...groups(back)];
  return `${all.slice(0, 4).join(':')}::`;
}

/**
 * Tells the address of a caller, of IPv6 that of the network. Behind a trusted proxy that is what the proxy says in `X-Forwarded-For`: the last
 * address there that is not a trusted proxy's itself, since all before it may be made up. `trusted` has addresses and
 * networks such as `10.0.0.0/8`. @throws TypeError for what is neither
 */
export function callerAddress(trusted: readonly string[] = []): (c: Context) => string {
  const proxies = new BlockList();
  for (const each of trusted) {
    if (each === 'in-process') continue;
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (!isIP(address)) throw new TypeError(`${each} is no address of a proxy`);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) ? proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') : trusted.includes(address);
  return (c) => {
    const told = (c.req.header('X-Forwarded-For') ?? '').split(',').map(plain).filter(isIP);
    let address = peerOf(c);
    while (isTrusted(address) && told.length) address = told.pop()!;
    return placeOf(address);
  };
}

/** The token of an Authorization header that has one. */
export function bearerOf(c: Context): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(c.req.header('Authorization') ?? '')?.[1];
}
