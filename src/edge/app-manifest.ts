import { type BrandLook, groundOf } from '../lib/brand-colours.ts';

/** The fields of site.json that the manifest and the icons need. */
export interface AppBrand extends BrandLook {
  name: string;
}

/** Icon files below `/m/icons/` with their purposes. */
export const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  // The system crops this one to the shape of its icons.
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** The icon for iOS, which rounds its corners and shows transparent pixels in black. */
export const APPLE_ICON = { file: 'apple-touch-icon.png', size: 180 } as const;

/** Returns `/m/app.webmanifest`, which makes the site an installable app (DL-3). */
export function manifestOf(brand: AppBrand) {
  const { name } = brand;
  // An installed app shows it until its first paint.
  const ground = groundOf(brand);
  return {
    id: '/m/',
    name,
    short_name: name,
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['games', 'entertainment'],
    icons: icons.map(({ file, size, purpose }) => ({
      src: `/m/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
