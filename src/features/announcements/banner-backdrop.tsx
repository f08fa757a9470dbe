import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
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
  opacity: 0,
  transition: 'opacity var(--slow)',
  filter: 'blur(48px) brightness(0.8)',
  clipPath: `inset(${(1 - 1 / SCALE) * 50}% round calc(var(--radius-l) / ${SCALE}))`,
};

/** Draws the picture of the banner that follows once it has loaded. */
function draw(canvas: HTMLCanvasElement | null) {
  const art = canvas?.nextElementSibling?.querySelector('img');
  if (!canvas || !art) return;
  const show = () => {
    canvas.getContext('2d')?.drawImage(art, 0, 0, canvas.width, canvas.height);
    canvas.style.opacity = '1';
  };
  if (art.complete && art.naturalWidth) show();
  else art.addEventListener('load', show);
}

/**
 * A blurred copy of a banner’s picture behind its title: wide screens show the whole picture at one end. A canvas, because a second image
 * of that size counts as the page's largest paint, and later than the picture.
 */
export function BannerBackdrop() {
  const { direction } = useTexts();
  if (!useWideScreen()) return null;
  return (
    <canvas
      className="banner__back"
      width={60}
      height={25}
      ref={draw}
      // Mirrored like the picture.
      style={{ ...style, scale: `${direction === 'rtl' ? -SCALE : SCALE} ${SCALE}` }}
    />
  );
}
