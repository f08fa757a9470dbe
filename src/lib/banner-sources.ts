/** `sizes` of a banner as wide as the page. Phones declare less than they draw, so that they load the plain picture. */
export const BANNER_SIZES = '(min-width:720px)100vw,15em';

/** The `srcset` of a picture and its wide version. */
export const bannerSources = (address: string, wide: string) => `${address} 720w, ${wide} 1600w`;
