import type { ElementType, ReactNode } from 'react';
import type { Banner } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { safeUrl } from '../../lib/links.ts';
import { Picture } from '../../ui/picture.tsx';
import './banner-slide.css';

interface Props {
  banner: Banner;
  eager?: boolean | undefined;
  /** The width at which it is drawn. */
  sizes: string;
  /** Shown below the title of a link. */
  children?: ReactNode;
  /**
   * Returns the URL of a link, or undefined if it must not be followed. Relative links resolve against the
   * operator's site.
   */
  addressOf?(link: string): URL | undefined;
}

/** Pixels. */
const WIDTH = 720;
const HEIGHT = 300;

const siteAddress = (link: string) => safeUrl(link, location.href);

/** A banner with its title over the picture; it links to its target. */
export function BannerSlide({
  banner: { url, wideUrl, focus, title, link },
  eager,
  sizes,
  children,
  addressOf = siteAddress,
}: Props) {
  const { t } = useTexts();
  const address = link && addressOf(link);
  const outside = address && address.origin !== location.origin;
  const Root: ElementType = address ? 'a' : 'div';
  return (
    <Root
      className="banner"
      href={address ? address.href : undefined}
      {...(outside && { target: '_blank', rel: 'noreferrer' })}
    >
      <Picture
        className="banner__art"
        src={url}
        alt={title.trim() ? '' : t('announcements.banners')}
        width={WIDTH}
        height={HEIGHT}
        eager={eager}
        sizes={sizes}
        wide={wideUrl}
        focus={focus}
      />
      {title && (
        <span className="banner__title" dir="auto">
          {title}
        </span>
      )}
      {address && children}
    </Root>
  );
}
