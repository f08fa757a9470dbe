import sharp from 'sharp';
import { APPLE_ICON, type AppBrand, icons } from '../../src/edge/app-manifest.ts';
import { groundOf } from '../../src/lib/brand-colours.ts';

/** The accent of brands without one. */
const ACCENT = '#e8b75a';
/**
 * Width of the mark as a share of the icon's side. A mask may cut off everything outside of a circle of 80 %.
 */
const MARK = { plain: 0.66, maskable: 0.5 };
/** The mark of a brand without a logo, in a viewBox of 32. */
const ARCH = 'M5 28V15a11 11 0 0 1 22 0v13h-6V15a5 5 0 0 0-10 0v13z';

interface Drawing {
  size: number;
  /** Fills the square, because the system crops it. */
  whole: boolean;
  part: number;
}

/** Renders an icon as PNG: the logo, or the built-in mark in the brand's accent. */
async function draw(brand: AppBrand, { size, whole, part }: Drawing, logo?: string): Promise<Buffer> {
  const rounding = whole ? 0 : size * 0.22;
  const side = Math.round(size * part);
  const at = Math.round((size - side) / 2);
  const mark = `<svg x="${at}" y="${at}" width="${side}" height="${side}" viewBox="0 0 32 32"><path fill="${brand.accent ?? ACCENT}" d="${ARCH}"/></svg>`;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${rounding}" fill="${groundOf(brand)}"/>${logo ? '' : mark}</svg>`;
  const icon = sharp(Buffer.from(ground));
  if (!logo) return icon.png().toBuffer();
  const fitted = sharp(logo, { density: 300 }).resize(side, side, {
    fit: 'contain',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return icon
    .composite([{ input: await fitted.png().toBuffer(), left: at, top: at }])
    .png()
    .toBuffer();
}

const drawings: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(
    icons.map(({ file, size, purpose }) => {
      const whole = purpose === 'maskable';
      return [file, { size, whole, part: whole ? MARK.maskable : MARK.plain }];
    }),
  ),
  [APPLE_ICON.file]: { size: APPLE_ICON.size, whole: true, part: MARK.plain },
};

export const iconFiles = Object.keys(drawings);

/**
 * Renders the icon with this file name; returns undefined for unknown names. `logo` is the path of an image.
 */
export async function iconOf(brand: AppBrand, file: string, logo?: string): Promise<Buffer | undefined> {
  return Object.hasOwn(drawings, file) ? draw(brand, drawings[file]!, logo) : undefined;
}
