import { imageHost } from '../config/images.ts';
import { BANNER_SIZES, bannerSources } from '../lib/banner-sources.ts';

/** What of the two answers matters here; either may be anything. */
interface Answer {
  value?: {
    maintenance?: unknown;
    regionRestriction?: unknown;
    info?: { imageCDNs?: string[] };
    banners?: { url?: string; wideUrl?: string; focus?: string }[];
  };
}

const read = async (answer: Promise<Response>): Promise<Answer> => (await answer).clone().json();

/**
 * Puts the picture of the first banner, the largest thing of home, where the first paint keeps its place, while
 * the code is still on its way. It comes from the host that `chooseImageHost` arrives at (SY-3): of those in site.json
 * (`imageCDNs`) the one that `draw` falls on, while the status call offers it too.
 * @throws what reading the answers or the picture throws; the place then stays as it is
 */
export async function showFirstBanner(
  status: Promise<Response>,
  announcements: Promise<Response>,
  { gateway, draw, imageCDNs }: { gateway: string; draw: number; imageCDNs: readonly string[] },
): Promise<void> {
  const [{ value: open }, { value: news }] = await Promise.all([read(status), read(announcements)]);
  const { url, wideUrl, focus = '' } = news?.banners?.[0] ?? {};
  if (!open || open.maintenance || open.regionRestriction || !url) return;
  const hosts = open.info?.imageCDNs ?? [];
  const host = imageHost(hosts, gateway, draw, imageHost(imageCDNs, gateway, draw, undefined));
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  const addressOf = (path: string) => (/^(https?:)?\/\//.test(path) ? path : host + path);
  image.sizes = BANNER_SIZES;
  if (wideUrl) image.srcset = bannerSources(addressOf(url), addressOf(wideUrl));
  image.dataset.focus = focus;
  image.src = addressOf(url);
  await image.decode();
  document.querySelector('.first__banner')?.append(image);
}
