import { BlockList, isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Replaces the address of a request that arrived without a network connection. */
const IN_PROCESS = 'in-process';

/** Returns the address of the connected client or proxy. */
export function peerOf(c: Context): string {
  if (!c.env || !('incoming' in c.env)) return IN_PROCESS;
  return plain(getConnInfo(c).remote.address);
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Normalizes an address: a socket may show IPv4 as IPv6. */
export const plain = (address = ''): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the key under which limits and figures count an address: of IPv6 its /64 network such as
 * `2001:db8:0:7::`, because one subscriber has 2^64 addresses.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // URL hosts have the canonical form; they cannot have a zone such as `%eth0`.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [front = '', back = ''] = hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - groups(front).length - groups(back).length);
  const all = [...groups(front), ...Array<string>(missing).fill('0'), ...groups(back)];
  return `${all.slice(0, 4).join(':')}::`;
}

/**
 * Returns a function that checks whether an address belongs to a trusted proxy. `trusted` has addresses and
 * networks such as `10.0.0.0/8`.
 * @throws TypeError when an entry is neither
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
 * Returns a function that determines a client's address. Behind trusted proxies this is the last address in
 * `X-Forwarded-For` that is not itself a trusted proxy; a client can forge all earlier ones.
 * @throws TypeError as {@link isTrustedProxy}
 */
export function callerOf(trusted: readonly string[] = []): (c: Context) => string {
  const isTrusted = isTrustedProxy(trusted);
  return (c) => {
    const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map(plain).filter(isIP);
    let address = peerOf(c);
    while (isTrusted(address) && forwarded.length) address = forwarded.pop()!;
    return address;
  };
}
