/** Themes that a player can choose; `auto` is the device's. */
export const themeChoices = ['auto', 'dark', 'light'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Key of the player's choice in the browser's storage; absent for the device's theme. */
export const THEME_KEY = 'themeChoice';

/** Media query of light pages where the device decides. */
export const LIGHT_DEVICE = '(prefers-color-scheme:light)';

/**
 * Script of a page that applies the player's choice before the first paint, as `show-theme.ts` does later. Of two colours of the
 * browser's bars, the first one is for light pages.
 */
export const THEME_SCRIPT = `try{let t=localStorage.getItem("${THEME_KEY}");if(/^(dark|light)$/.test(t)){document.documentElement.dataset.theme=t;document.querySelector("meta[media]").media=t=="light"?"all":"not all"}}catch{}`;
