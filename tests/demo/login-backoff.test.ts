import { beforeEach, describe, expect, test } from 'vitest';

import { callerOf, networkOf } from '../../src/edge/node/caller.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import type { GatewayError } from '../../src/gateway/http/errors.ts';
import { credentials, gatewayPerTest } from './harness.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const gateway = gatewayPerTest({ trustedProxies: ['in-process', '10.0.0.0/8'] });
let address = '198.51.100.1';

beforeEach(() => {
  gateway.switches.captchaAfter = 1_000;
  configureGateway({
    base: 'http://localhost',
    merchantCode: 'foyer',
    key: async () => (await call(getStatus, {})).encryption,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.headers.set('X-Forwarded-For', address);
      return gateway.app.request(request);
    },
  });
});

/** Tries to log in from an address that the proxy reports. @returns the refusal's code and its seconds */
async function attempt(from: string, password = 'not it', username = 'maya7'): Promise<[string, number?]> {
  address = from;
  try {
    await call(login, { body: credentials(username, password) });
    return ['in'];
  } catch (thrown) {
    const { code, value } = thrown as GatewayError;
    const wait = (value as { retryAfter?: number } | undefined)?.retryAfter;
    return wait === undefined ? [code] : [code, wait];
  }
}

const elsewhere = (which: number) => `203.0.113.${which}`;

describe('guesses at one account from many addresses', { tags: ['LG-4'] }, () => {
  test('are followed by growing pauses after the tenth, up to ten minutes', async () => {
    for (let which = 0; which < 10; which++) expect(await attempt(elsewhere(which))).toEqual(['login.wrong']);
    const pauses: number[] = [];
    for (let which = 10; which < 22; which++) {
      const [code, wait = 0] = await attempt(elsewhere(which));
      expect(code).toBe('request.too.many');
      pauses.push(wait);
      gateway.pass(wait * SECOND - 1);
      expect((await attempt(elsewhere(which)))[0]).toBe('request.too.many');
      gateway.pass(1);
      expect(await attempt(elsewhere(which))).toEqual(['login.wrong']);
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600]);
  });

  test('delay the right password too, except from known addresses', async () => {
    expect(await attempt('192.0.2.7', 'foyer-1234')).toEqual(['in']);
    for (let which = 0; which < 11; which++) await attempt(elsewhere(which));
    expect((await attempt(elsewhere(99), 'foyer-1234'))[0]).toBe('request.too.many');
    expect(await attempt('192.0.2.7', 'foyer-1234')).toEqual(['in']);
    // The owner logged in, which resets the count.
    expect(await attempt(elsewhere(100))).toEqual(['login.wrong']);
  });

  test('do not affect other accounts', async () => {
    for (let which = 0; which < 11; which++) await attempt(elsewhere(which));
    expect(await attempt(elsewhere(50), 'foyer-1234', 'ravi1')).toEqual(['in']);
  });

  test('expire after an hour', async () => {
    for (let which = 0; which < 11; which++) await attempt(elsewhere(which));
    gateway.pass(60 * MINUTE);
    expect(await attempt(elsewhere(50), 'foyer-1234')).toEqual(['in']);
  });

  test('without the required captcha are not counted', async () => {
    gateway.switches.captchaAfter = 3;
    for (let time = 0; time < 40; time++) await attempt('203.0.113.9');
    gateway.pass(15 * MINUTE);
    expect(await attempt('203.0.113.9', 'foyer-1234')).toEqual(['in']);
  });
});

describe('the address of a caller', () => {
  const textOf = (peer: string, forwarded: string, trusted: string[] = []) => {
    const socket = { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' };
    const context = { env: { incoming: { socket } }, req: { header: () => forwarded } };
    return networkOf(callerOf(trusted)(context as never));
  };

  test.each([
    // An untrusted proxy counts as the client.
    ['198.51.100.1', '1.1.1.1', [], '198.51.100.1'],
    ['::ffff:198.51.100.1', '', [], '198.51.100.1'],
    ['198.51.100.1', '1.1.1.1', ['10.0.0.0/8'], '198.51.100.1'],
    ['10.0.0.1', '1.1.1.1', ['10.0.0.0/8'], '1.1.1.1'],
    // Entries that the client wrote are ignored.
    ['10.0.0.1', '9.9.9.9, 1.1.1.1', ['10.0.0.0/8'], '1.1.1.1'],
    ['10.0.0.1', '9.9.9.9, 1.1.1.1, 10.2.3.4', ['10.0.0.0/8'], '1.1.1.1'],
    ['10.0.0.1', 'unknown, <script>', ['10.0.0.1'], '10.0.0.1'],
    ['10.0.0.1', '2001:db8:a:b:c:d:e:f', ['10.0.0.1'], '2001:db8:a:b::'],
    // All addresses of an IPv6 network count as one client, in any notation.
    ['2001:db8:0:7::1', '', [], '2001:db8:0:7::'],
    ['2001:0DB8:0000:0007:ffff:1:2:3', '', [], '2001:db8:0:7::'],
    ['2001:db8:0:8::1', '', [], '2001:db8:0:8::'],
    ['2001:db8::1', '', [], '2001:db8:0:0::'],
    ['fe80::1%eth0', '', [], 'fe80:0:0:0::'],
    ['::1', '', [], '0:0:0:0::'],
    ['2001:db8::1', '1.1.1.1', ['2001:db8::/32'], '1.1.1.1'],
  ])('from %s with "%s", trusted %j: %s', (peer, forwarded, trusted, expected) => {
    expect(textOf(peer, forwarded, trusted)).toBe(expected);
  });

  test('refuses an invalid proxy address', () => {
    expect(() => callerOf(['proxy.example'])).toThrow('proxy.example is no address');
  });
});
