/** Screens with the categories along their side. */
export const WIDE = '(orientation: landscape)';
