import { readSiteConfig, type SiteConfig } from '../../src/config/read-site-config.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';

/** Milliseconds until a file of the site is given up. */
const PATIENCE = 10_000;

/** The operator's config as it is now. @throws where it cannot be had */
export async function readSite(address: string): Promise<SiteConfig> {
  const answer = await fetch(new URL('/m/site.json', address), {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`site.json: ${answer.status}`);
  return readSiteConfig(await answer.text());
}

/** Points calls at the gateway that the site of this address has. @throws where its config cannot be had */
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
