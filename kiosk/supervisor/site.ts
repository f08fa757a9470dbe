import type { ConfigStore } from './config-store.ts';
import type { Rollout } from './rollout.ts';
import type { InterceptedRequest } from './screen.ts';

/** Milliseconds until a file of the site is given up. */
const PATIENCE = 10_000;

const CONFIG = 'kiosk.json';

const textOf = async (address: string): Promise<string> => {
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  // One that is gone is a wrong one: there is nothing in it.
  if (answer.status === 404 && address.endsWith(CONFIG)) return '';
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
};

/** Whether the page could be loaded now. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await textOf(address);
    return true;
  } catch {
    return false;
  }
}

/** The address of kiosk.json beside the page's. */
const configAddress = (address: string): string => new URL(CONFIG, address).href;

/** Reads the venue's kiosk.json now, where it can be had. */
export async function refreshConfig(address: string, keeper: ConfigStore): Promise<void> {
  try {
    keeper.offer(await textOf(configAddress(address)));
  } catch {
    // The last good one holds.
  }
}

/**
 * Hands the page the kiosk.json that can be used, what the operator has rolled out first: a wrong one never reaches it
 * once there was a right one.
 */
export function configInterceptor(
  address: string,
  keeper: ConfigStore,
  rollout: Pick<Rollout, 'text'>,
): InterceptedRequest {
  return {
    address: configAddress(address),
    async answer(send, { requestId, request }) {
      let text: string;
      try {
        text = rollout.text() ?? keeper.offer(await textOf(request.url));
      } catch {
        await send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
        return;
      }
      await send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [
          { name: 'Content-Type', value: 'application/json' },
          { name: 'Cache-Control', value: 'no-store' },
        ],
        body: Buffer.from(text).toString('base64'),
      });
    },
  };
}
