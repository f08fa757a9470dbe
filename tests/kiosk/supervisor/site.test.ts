import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { whyUnreachable } from '../../../kiosk/supervisor/site.ts';

/** Serves one status at an address of this machine while `work` runs. */
async function withSite(status: number, work: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kiosk/`);
  server.close();
}

describe('whyUnreachable', () => {
  test('returns nothing for a page that can be loaded', () =>
    withSite(200, async (address) => expect(await whyUnreachable(address)).toBeUndefined()));

  test('returns the status of an error response', () =>
    withSite(500, async (address) => expect(await whyUnreachable(address)).toBe('HTTP 500')));

  test('returns the code of a refused connection', async () => {
    let closed = '';
    await withSite(200, async (address) => {
      closed = address;
    });
    expect(await whyUnreachable(closed)).toBe('ECONNREFUSED');
  });

  test('returns the code of a name that DNS does not resolve', async () => {
    expect(await whyUnreachable('http://venue.invalid/kiosk/')).toMatch(/^(ENOTFOUND|EAI_AGAIN)$/);
  });
});
