import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Stands for the address of a call that came over no network. */
const IN_PROCESS = 'in-process';

/** Network address of whoever is connected. */
export function peerOf(c: Context): string {
  if (!c.env || !('incoming' in c.env)) return IN_PROCESS;
  return plain(getConnInfo(c).remote.address);
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address may come written as one of IPv6. */
export const plain = (address = ''): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * What stands for an address in limits and figures: of IPv6 its network, such as `2001:db8:0:7::`, since whoever has one
 * address there has 2^64 of them.
 */
export function networkOf(address: string): string {
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
 * Tells whether an address is that of a trusted proxy. `trusted` has addresses and networks such as `10.0.0.0/8`.
 * @throws TypeError for what is neither
 */
export function isTrustedProxy(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const each of trusted) {
    if (each === IN_PROCESS) continue;
    const [address = '', bits] = each.split('/');
    if (!isIP(address)) throw new TypeError(`${each} is no address of a proxy`);
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => (isIP(address) ? proxies.check(address, familyOf(address)) : trusted.includes(address));
}

/**
 * Tells the address of a caller. Behind a trusted proxy that is what the proxy says in `X-Forwarded-For`: the last
 * address there that is not a trusted proxy's itself, since all before it may be made up.
 * @throws TypeError as {@link isTrustedProxy}
 */
export function callerOf(trusted: readonly string[] = []): (c: Context) => string {
  const isTrusted = isTrustedProxy(trusted);
  return (c) => {
    const told = (c.req.header('X-Forwarded-For') ?? '').split(',').map(plain).filter(isIP);
    let address = peerOf(c);
    while (isTrusted(address) && told.length) address = told.pop()!;
    return address;
  };
}
