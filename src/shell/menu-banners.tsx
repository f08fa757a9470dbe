import { useStore } from '@nanostores/react';
import { siteConfig } from '../config/site-config.ts';
import { BannerCarousel } from '../features/announcements/banner-carousel.tsx';
import { groupBanners } from '../features/announcements/group-banners.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import './drawer.css';

const GROUP = 'm_leftmenu';

/** The operator's banners of the left drawer (DR-3); nothing where there are none. */
export function MenuBanners() {
  const { language } = useTexts();
  const $banners = groupBanners({ merchantCode: siteConfig().merchantCode, language }, GROUP);
  const banners = useStore($banners);
  if (banners.state === 'ready' && !banners.value.length) return null;
  return (
    <div className="drawer__banners">
      <BannerCarousel banners={banners} retry={$banners.reload} />
    </div>
  );
}
