import type { Banner } from '../../gateway/endpoints/announcements.ts';
import type { Remote } from '../../gateway/resource.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { safeUrl } from '../../lib/links.ts';
import { Failed } from '../../ui/async-view.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './banner-carousel.css';

interface Props {
  banners: Remote<readonly Banner[]>;
  retry(): void;
}

/** Milliseconds a banner stands, and of the move to the next (B9). */
const STAY = 5_000;
const MOVE = 1_000;
/** Pixels of a banner's picture. */
const WIDTH = 720;
const HEIGHT = 300;

/** The banners of home (HM-1): a loop that changes by itself unless there is but one. */
export function BannerCarousel({ banners, retry }: Props) {
  const { t } = useTexts();
  if (banners.state === 'failed') return <Failed error={banners.error} retry={retry} />;
  if (banners.state === 'loading') return <Skeleton className="banner banner--waiting" />;
  if (!banners.value.length) return null;
  return (
    <Carousel
      label={t('announcements.banners')}
      className="banners"
      loop
      dots
      delay={STAY}
      speed={MOVE}
      slides={banners.value.map((banner, index) => (
        <BannerSlide key={banner.id || banner.url} banner={banner} eager={index === 0} />
      ))}
    />
  );
}

function BannerSlide({ banner: { url, title, link }, eager }: { banner: Banner; eager: boolean }) {
  const { t } = useTexts();
  const address = link && safeUrl(link, location.href);
  const outside = address && address.origin !== location.origin;
  const content = (
    <>
      <Picture
        className="banner__art"
        src={url}
        alt={title.trim() ? '' : t('announcements.banners')}
        width={WIDTH}
        height={HEIGHT}
        eager={eager}
      />
      {title && (
        <span className="banner__title" dir="auto">
          {title}
        </span>
      )}
    </>
  );
  if (!address) return <div className="banner">{content}</div>;
  return (
    <a
      className="banner"
      href={address.href}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {content}
    </a>
  );
}
