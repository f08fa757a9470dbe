import { useStore } from '@nanostores/react';
import type { AnnouncementsScope } from './announcements.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { groupBanners } from './group-banners.ts';

interface Props {
  scope: AnnouncementsScope;
  /** The operator's group name, such as m_leftmenu. */
  group: string;
  className?: string;
}

/** The operator's banners of a group; renders nothing without banners. */
export function GroupBannerCarousel({ scope, group, className }: Props) {
  const $banners = groupBanners(scope, group);
  const banners = useStore($banners);
  if (banners.state === 'ready' && !banners.value.length) return null;
  return (
    <div className={className}>
      <BannerCarousel banners={banners} retry={$banners.reload} />
    </div>
  );
}
