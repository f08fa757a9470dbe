import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { BannerSlide } from '../../src/features/announcements/banner-slide.tsx';
import { Marquee } from '../../src/features/announcements/marquee.tsx';
import { newsList } from '../../src/features/announcements/news-list.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { safeUrl } from '../../src/lib/links.ts';
import { announcements as schema } from '../attributes/announcements.ts';
import { mounting, type ViewProps } from '../runtime/create-mount.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { useMountEvents } from '../runtime/use-mount-events.tsx';
import { operatorAddress } from './announcements/add-attribution.ts';
import { BannerRow } from './announcements/banner-row.tsx';
import './announcements.css';

declare const __STYLES__: string;

const Detail = lazyPart(() => import('./announcements/announcement-detail.tsx'));

/** The announcements as a strip, each of which opens over the page (AN-1, AN-2), and the operator's banners (HM-1). */
function Announcements({ options, site, origin, host }: ViewProps<'announcements'>) {
  const { language } = useTexts();
  const { list = 'player', banners: group } = options;
  const $news = newsList({ merchantCode: site.merchantCode, language, list, group });
  const news = useStore($news);
  const [open, setOpen] = useState<number>();
  useMountEvents(host, 'announcements', $news);
  const all = news.state === 'ready' ? news.value.list : [];
  const banners = news.state === 'ready' ? news.value.banners : [];
  const addressOf = (link: string) => {
    const url = safeUrl(link, origin.site);
    return url && operatorAddress(url, origin);
  };
  return (
    <>
      {group && (
        <BannerRow host={host}>
          {banners.map((banner) => (
            <div key={banner.id || banner.url} className="banner-row__slide">
              <BannerSlide banner={banner} sizes="21em" addressOf={addressOf} />
              {banner.terms && (
                <small className="banner-row__terms" dir="auto">
                  {banner.terms}
                </small>
              )}
            </div>
          ))}
        </BannerRow>
      )}
      <Marquee
        news={news.state === 'ready' ? { state: 'ready', value: all } : news}
        retry={$news.reload}
        onOpen={setOpen}
      />
      {open !== undefined && all[open] && (
        <Detail host={host} notice={all[open]} origin={origin} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

export const mount = mounting(
  'announcements',
  schema,
  { styles: __STYLES__, module: import.meta.url },
  Announcements,
);
