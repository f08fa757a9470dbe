import { readSiteConfig, type SiteConfig } from '../../src/config/read-site-config.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';

/** Milliseconds until a request for a file of the site fails. */
const PATIENCE = 10_000;

/** Fetches the operator's site.json. @throws if it cannot be fetched or is invalid */
export async function readSite(address: string): Promise<SiteConfig> {
  const answer = await fetch(new URL('/m/site.json', address), {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`site.json: ${answer.status}`);
  return readSiteConfig(await answer.text());
}

/** Configures the client for the gateway of this site. @throws if site.json cannot be read */
export async function connectGateway(address: string): Promise<void> {
  const { gateway, endpoints, merchantCode, sealingKeys } = await readSite(address);
  configureGateway({
    base: gateway || new URL(address).origin,
    paths: endpoints,
    merchantCode,
    device: () => 'KIOSK',
    key: async () => ({ ...(await call(getStatus, {})).encryption, pinned: sealingKeys }),
  });
}
