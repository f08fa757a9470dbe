import { vi } from 'vitest';
import type { OAuthRedirect } from '../../../../src/platform/platform.ts';
import { ORIGIN, type TestEnvironment } from '../../../support/test-environment.ts';

/** The demo's sign-in service in site.json; the demo gateway emulates it. */
export const SERVICE = {
  provider: 'firebase',
  apiKey: 'demo',
  projectId: 'demo-foyer',
  emulator: ORIGIN,
  clientIds: { google: 'demo.google', facebook: 'demo.facebook' },
};

/** Records the service client's requests to the emulator, by name. */
export function reachService({ gateway }: TestEnvironment): string[] {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    called.push(request.url.split(/[:/]/).at(-1)?.split('?')[0] ?? '');
    return gateway.app.request(request);
  });
  return called;
}

export interface TestRedirect extends OAuthRedirect {
  /** Addresses of the pages the player was redirected to. */
  left: string[];
  /** The return addresses. */
  backTo: string[];
  /** Returns the player with this response. */
  answer(params: URLSearchParams): void;
  /** Returns the player by the browser's Back button. */
  back(): void;
}

export function testRedirect(): TestRedirect {
  const left: string[] = [];
  const backTo: string[] = [];
  let params: URLSearchParams | undefined;
  let settle = () => {};
  return {
    redirectUri: `${ORIGIN}/m/login`,
    left,
    backTo,
    begin(address, here) {
      left.push(address);
      backTo.push(here);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    complete() {
      const once = params;
      params = undefined;
      return once;
    },
    answer: (next) => {
      params = next;
    },
    back: () => settle(),
  };
}

/** Chooses an account on the emulator's page, or its last link, Cancel. */
export async function choose(
  { gateway }: TestEnvironment,
  address: string,
  who: number,
): Promise<URLSearchParams> {
  const text = await (await gateway.app.request(address)).text();
  const links = [...text.replaceAll('&amp;', '&').matchAll(/href="\/m\/login#([^"]+)"/g)];
  return new URLSearchParams(links.at(who)?.[1]);
}
