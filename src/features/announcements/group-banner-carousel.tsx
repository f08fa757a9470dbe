import { useStore } from '@nanostores/react';
import type { AnnouncementsScope } from './announcements.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { groupBanners } from './group-banners.ts';

interface Props {
  scope: AnnouncementsScope;
  /** The operator's name of the group, such as m_leftmenu. */
  group: string;
  className?: string;
}

/** The operator's banners of a group; nothing where there are none. */
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
