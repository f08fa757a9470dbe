/** Inverts the lightness of a picture and keeps its hue. */
const INVERTED = '{filter:invert(1) hue-rotate(180deg)}';

/**
 * Rules for pictures on light pages: logos of studios and the footer's own marks have white letters for dark pages. Without
 * specificity, as high contrast of a terminal overrides them.
 */
export const LIGHT_PICTURES = `img:where(.vendor-tile__icon,.studio-head__mark,.search-groups__mark,.wallet-list__logo,.footer__marks>*,:not(.vendor-strip__vendor--on)>.vendor-strip__icon)${INVERTED}`;

/** Rule for the logo of the chosen studio, which has black letters, on an accent with a light text. */
export const PICTURE_ON_DARK_ACCENT = `.vendor-strip__vendor--on>img${INVERTED}`;
