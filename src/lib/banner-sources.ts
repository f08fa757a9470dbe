interface BannerPictures {
  /** 720 px wide. */
  url: string;
  pictures: readonly { url: string; width: number }[];
}

/** `sizes` of a banner as wide as the page. Phones declare less than they draw, so that they load the plain picture. */
export const BANNER_SIZES = '(min-width: 720px) 100vw, 15em';

/** The `srcset` of a banner. */
export function bannerSources(
  { url, pictures }: BannerPictures,
  addressOf: (path: string) => string,
): string {
  return [{ url, width: 720 }, ...pictures]
    .map((picture) => `${addressOf(picture.url)} ${picture.width}w`)
    .join(', ');
}
