/** What the operator's site.json says of the brand; the rest is not asked for. */
export interface AppBrand {
  name: string;
  /** The accent colour as `#rrggbb`. */
  accent?: string | undefined;
}

/** Ground of the dark theme, in which an app opens before it has drawn anything. */
export const GROUND = '#0d0f14';

/** Files of the icons, below `/m/icons/`, by what they are for. */
export const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  // Cut by the system to the shape of its icons.
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** iOS takes this one, rounds it itself, and shows what is transparent in black. */
export const APPLE_ICON = { file: 'apple-touch-icon.png', size: 180 } as const;

/** `/m/app.webmanifest`: what makes the site an app of the operator's that can be installed (DL-3). */
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
