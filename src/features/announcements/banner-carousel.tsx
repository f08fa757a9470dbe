import type { Banner } from '../../gateway/endpoints/announcements.ts';
import type { Remote } from '../../gateway/resource.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { BANNER_SIZES } from '../../lib/banner-sources.ts';
import { LoadError } from '../../ui/async-view.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BannerSlide } from './banner-slide.tsx';
import './banner-carousel.css';

interface Props {
  banners: Remote<readonly Banner[]>;
  retry(): void;
}

/** Milliseconds a banner stands, and of the move to the next (B9). */
const STAY = 5_000;
const MOVE = 1_000;

/** The banners of home (HM-1): a loop that changes by itself unless there is but one. */
export function BannerCarousel({ banners, retry }: Props) {
  const { t } = useTexts();
  if (banners.state === 'failed') return <LoadError error={banners.error} retry={retry} />;
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
        <BannerSlide key={banner.id || banner.url} banner={banner} sizes={BANNER_SIZES} eager={index === 0} />
      ))}
    />
  );
}
