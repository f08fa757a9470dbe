import { imageAddress, pickImageHost } from '../config/images.ts';

/** What of the two answers matters here; either may be anything. */
interface Answer {
  value?: {
    maintenance?: unknown;
    regionRestriction?: unknown;
    info?: { imageCDNs?: string[] };
    banners?: { url?: string }[];
  };
}

const read = async (answer: Promise<Response>): Promise<Answer> => (await answer).clone().json();

/**
 * Puts the picture of the first banner, the largest thing of home, where the first paint keeps its place, while
 * the code is still on its way. `draw`, from 0 up to 1, says which image host serves this visit (SY-3).
 * @throws what reading the answers or the picture throws; the place then stays as it is
 */
export async function showFirstBanner(
  status: Promise<Response>,
  announcements: Promise<Response>,
  { gateway, draw }: { gateway: string; draw: number },
): Promise<void> {
  const [{ value: open }, { value: news }] = await Promise.all([read(status), read(announcements)]);
  const address = news?.banners?.[0]?.url;
  if (!open || open.maintenance || open.regionRestriction || !address) return;
  pickImageHost(open.info?.imageCDNs ?? [], gateway, draw);
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.src = imageAddress(address);
  await image.decode();
  document.querySelector('.first__banner')?.append(image);
}
