import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { useWideScreen } from '../../ui/use-media.tsx';

/** Pixels. A blurred picture has transparent edges three times as wide as its blur, so it exceeds its place by them, and is clipped to it. */
const BLUR = 48;
const EDGE = 3 * BLUR;

/** Here and not in a sheet, because each page with banners loads those. */
const style: CSSProperties = {
  position: 'absolute',
  insetBlockStart: -EDGE,
  insetInlineStart: `calc(var(--carousel-gap) / 2 - ${EDGE}px)`,
  inlineSize: `calc(100% - var(--carousel-gap) + ${2 * EDGE}px)`,
  blockSize: `calc(100% + ${2 * EDGE}px)`,
  objectFit: 'cover',
  opacity: 0,
  transition: 'opacity var(--slow)',
  filter: `blur(${BLUR}px) brightness(0.8)`,
  clipPath: `inset(${EDGE}px round var(--radius-l))`,
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
      style={direction === 'rtl' ? { ...style, scale: '-1 1' } : style}
    />
  );
}
