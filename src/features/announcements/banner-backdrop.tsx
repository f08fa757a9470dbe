import type { Banner } from '../../gateway/endpoints/announcements.ts';
import { useImageAddress } from '../../ui/image-scope.tsx';
import { useMedia } from '../../ui/use-media.tsx';

/** A blurred copy of a banner’s picture behind its title: wide screens show the whole picture at one end. */
export function BannerBackdrop({ banner: { url, wideUrl } }: { banner: Banner }) {
  const addressOf = useImageAddress();
  if (!useMedia('(min-width: 1024px)') || !url) return null;
  return (
    <img className="banner-backdrop" src={addressOf(wideUrl || url)} alt="" decoding="async" loading="lazy" />
  );
}
