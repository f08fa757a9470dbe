/** The fields of site.json that the manifest and the icons need. */
export interface AppBrand {
  name: string;
  /** The accent colour as `#rrggbb`. */
  accent?: string | undefined;
}

/** Background of the dark theme, which an installed app shows until its first paint. */
export const GROUND = '#0d0f14';

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
export function manifestOf({ name }: AppBrand) {
  return {
    id: '/m/',
    name,
    short_name: name,
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['games', 'entertainment'],
    icons: icons.map(({ file, size, purpose }) => ({
      src: `/m/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
