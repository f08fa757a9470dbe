/** Media query of screens with the categories along their side. */
export const WIDE_SCREEN_QUERY = '(orientation: landscape)';
