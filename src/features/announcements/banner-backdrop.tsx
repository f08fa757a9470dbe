import { type CSSProperties, useState } from 'react';
import type { Banner } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { useImageAddress } from '../../ui/image-scope.tsx';
import { useWideScreen } from '../../ui/use-media.tsx';

/** A blurred picture has transparent edges, so it is larger than its place, and clipped to it. */
const SCALE = 1.3;

/** Here and not in a sheet, because each page with banners loads those. */
const style: CSSProperties = {
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 'calc(100% - var(--carousel-gap))',
  blockSize: '100%',
  objectFit: 'cover',
  transition: 'opacity var(--slow)',
  filter: 'blur(48px) brightness(0.8)',
  clipPath: `inset(${(1 - 1 / SCALE) * 50}% round calc(var(--radius-l) / ${SCALE}))`,
};

/** A blurred copy of a banner’s picture behind its title: wide screens show the whole picture at one end. */
export function BannerBackdrop({ banner: { url, wideUrl } }: { banner: Banner }) {
  const { direction } = useTexts();
  const addressOf = useImageAddress();
  const [isLoaded, setLoaded] = useState(false);
  if (!useWideScreen() || !url) return null;
  return (
    <img
      className="banner__back"
      // Mirrored like the picture.
      style={{
        ...style,
        opacity: isLoaded ? 1 : 0,
        scale: `${direction === 'rtl' ? -SCALE : SCALE} ${SCALE}`,
      }}
      onLoad={() => setLoaded(true)}
      src={addressOf(wideUrl || url)}
      alt=""
      decoding="async"
      loading="lazy"
    />
  );
}
