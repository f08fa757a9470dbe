import { chooseImageHost, forgetImageHost } from '../../src/config/images.ts';
import { siteConfig } from '../../src/config/site-config.ts';
import { $status } from '../../src/config/status.ts';

/** The hosts that are offered: by the gateway, or until it has answered by the operator's config. */
function offer(): void {
  const { imageCDNs, gateway } = siteConfig();
  const status = $status.get();
  chooseImageHost(status.state === 'ready' ? status.value.info.imageCDNs : imageCDNs, gateway);
}

/** Draws the host that images of a visit come from. */
export function drawImageHost(): void {
  forgetImageHost();
  offer();
}

/** Stays with the host of a visit until the operator takes it out of the list. Returns what ends it. */
export function followImageHosts(): () => void {
  return $status.listen(({ state }) => state === 'ready' && offer());
}
