import { Fragment } from 'react';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Banner } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { BANNER_SIZES } from '../../lib/banner-sources.ts';
import { BlockState } from '../../ui/async-view.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AfterHydration } from '../../ui/use-hydrated.tsx';
import { BannerBackdrop } from './banner-backdrop.tsx';
import { BannerSlide } from './banner-slide.tsx';
import './banner-carousel.css';

interface Props {
  banners: Remote<readonly Banner[]>;
  retry(): void;
}

/** Milliseconds that a banner stays, and that the transition takes (HM-1). */
const SLIDE_DURATION = 5_000;
const TRANSITION_DURATION = 1_000;

export function BannerCarousel({ banners, retry }: Props) {
  const { t } = useTexts();
  if (banners.state === 'failed') return <BlockState error={banners.error} retry={retry} />;
  if (banners.state === 'loading') return <Skeleton className="banner banner--waiting" />;
  if (!banners.value.length) return null;
  return (
    <Carousel
      label={t('announcements.banners')}
      className="banners"
      loop
      dots
      delay={SLIDE_DURATION}
      speed={TRANSITION_DURATION}
      slides={banners.value.map((banner, index) => (
        <Fragment key={banner.id || banner.url}>
          <AfterHydration>{banner.url && <BannerBackdrop />}</AfterHydration>
          <BannerSlide banner={banner} sizes={BANNER_SIZES} eager={index === 0}>
            {banner.title && <span className="banner__action">{t('announcements.look')}</span>}
          </BannerSlide>
        </Fragment>
      ))}
    />
  );
}
