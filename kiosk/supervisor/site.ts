import type { ConfigStore } from './config-store.ts';
import type { Rollout } from './rollout.ts';
import type { InterceptedRequest } from './screen.ts';

/** Milliseconds until a request for a file of the site fails. */
const PATIENCE = 10_000;

const CONFIG = 'kiosk.json';

/** The site answered with an error. */
class HttpError extends Error {}

const fetchText = async (address: string): Promise<string> => {
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  // A missing kiosk.json is read as an empty one, which is refused with its field.
  if (response.status === 404 && address.endsWith(CONFIG)) return '';
  if (!response.ok) throw new HttpError(`HTTP ${response.status}`);
  return response.text();
};

/** Returns why the page cannot be loaded now, such as `ENOTFOUND` or `HTTP 500`; undefined when it can. */
export async function whyUnreachable(address: string): Promise<string | undefined> {
  try {
    await fetchText(address);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}

/** Returns the address of kiosk.json, which is in the folder of the page. */
const configAddress = (address: string): string => new URL(CONFIG, address).href;

/** Fetches the venue's kiosk.json into the store; keeps the last valid one when that fails. */
export async function refreshConfig(address: string, store: ConfigStore): Promise<void> {
  try {
    store.update(await fetchText(configAddress(address)));
  } catch {
    // The last valid one stays in use.
  }
}

/**
 * Answers the page's request for kiosk.json: with the configuration that the operator has rolled out, else with the
 * latest valid file, so that an invalid one never replaces it.
 */
export function configInterceptor(
  address: string,
  store: ConfigStore,
  rollout: Pick<Rollout, 'text'>,
): InterceptedRequest {
  return {
    address: configAddress(address),
    async answer(send, { requestId, request }) {
      let text: string;
      try {
        text = rollout.text() ?? store.update(await fetchText(request.url));
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
