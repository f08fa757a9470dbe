import { vi } from 'vitest';
import type { OAuthRedirect } from '../../../../src/platform/platform.ts';
import { ORIGIN, type TestEnvironment } from '../../../support/test-environment.ts';

/** The demo's sign-in service in site.json; its stand-in is the gateway of the world. */
export const SERVICE = {
  provider: 'firebase',
  apiKey: 'demo',
  projectId: 'demo-foyer',
  emulator: ORIGIN,
  clientIds: { google: 'demo.google', facebook: 'demo.facebook' },
};

/** Every call the service's client made, by name, to the stand-in. */
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
  /** Where the player was sent to. */
  left: string[];
  /** The addresses to come back to. */
  backTo: string[];
  /** Sends the player back with these. */
  answer(told: URLSearchParams): void;
  /** Brings the player back as the browser's Back does. */
  back(): void;
}

export function testRedirect(): TestRedirect {
  const left: string[] = [];
  const backTo: string[] = [];
  let told: URLSearchParams | undefined;
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
      const once = told;
      told = undefined;
      return once;
    },
    answer: (next) => {
      told = next;
    },
    back: () => settle(),
  };
}

/** Chooses somebody on the stand-in's page, or the last link of it: to cancel. */
export async function choose(
  { gateway }: TestEnvironment,
  address: string,
  who: number,
): Promise<URLSearchParams> {
  const text = await (await gateway.app.request(address)).text();
  const links = [...text.replaceAll('&amp;', '&').matchAll(/href="\/m\/login#([^"]+)"/g)];
  return new URLSearchParams(links.at(who)?.[1]);
}
