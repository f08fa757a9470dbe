import { chooseImageHost, forgetImageHost } from '../../src/config/images.ts';
import { siteConfig } from '../../src/config/site-config.ts';
import { $status } from '../../src/config/status.ts';

/** Chooses among the gateway's hosts, or among those of the operator's config until the gateway has answered. */
function chooseOfferedHost(): void {
  const { imageCDNs, gateway } = siteConfig();
  const status = $status.get();
  chooseImageHost(status.state === 'ready' ? status.value.info.imageCDNs : imageCDNs, gateway);
}

/** Chooses another host for the images of the next visit. */
export function redrawImageHost(): void {
  forgetImageHost();
  chooseOfferedHost();
}

/** Keeps the host of a visit until the operator removes it from the list. Returns a function that stops watching. */
export function watchImageHosts(): () => void {
  return $status.listen(({ state }) => state === 'ready' && chooseOfferedHost());
}
