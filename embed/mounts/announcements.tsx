import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { BannerSlide } from '../../src/features/announcements/banner-slide.tsx';
import { Marquee } from '../../src/features/announcements/marquee.tsx';
import '../../src/features/announcements/marquee-states.css';
import { newsList } from '../../src/features/announcements/news-list.ts';
import type { Remote } from '../../src/gateway/cache/resource.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { safeUrl } from '../../src/lib/links.ts';
import { Strip } from '../../src/ui/strip.tsx';
import { announcements as schema } from '../attributes/announcements.ts';
import { createMount, type ViewProps } from '../runtime/create-mount.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { useMountEvents } from '../runtime/use-mount-events.tsx';
import { addAttribution } from './announcements/add-attribution.ts';
import './announcements.css';

declare const __STYLES__: string;

const Arrows = lazyPart(() => import('./announcements/banner-arrows.tsx'));
const Detail = lazyPart(() => import('./announcements/announcement-detail.tsx'));

const nothing = { list: [], banners: [] };

/** The announcements as a marquee, each of which opens in a dialog, and the operator's banners. */
function Announcements({ options, site, origin, host }: ViewProps<'announcements'>) {
  const { language, t } = useTexts();
  const view = useRef<HTMLDivElement>(null);
  const { list = 'player', banners: group } = options;
  const $news = newsList({ merchantCode: site.merchantCode, language, list, group });
  const news = useStore($news);
  const [open, setOpen] = useState(-1);
  useMountEvents(host, 'announcements', $news);
  const { list: all, banners } = news.state === 'ready' ? news.value : nothing;
  const addressOf = (link: string) => {
    const url = safeUrl(link, origin.site);
    return url && addAttribution(url, origin);
  };
  return (
    <>
      {group && (
        <div className="banner-row">
          <Strip label={t('announcements.banners')} chosen="" view={view}>
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
          </Strip>
          <Arrows host={host} view={view} group={news.state === 'ready' && group} />
        </div>
      )}
      <Marquee news={{ ...news, value: all } as Remote<typeof all>} retry={$news.reload} onOpen={setOpen} />
      {all[open] && <Detail host={host} notice={all[open]} origin={origin} onClose={() => setOpen(-1)} />}
    </>
  );
}

export const mount = createMount(
  'announcements',
  schema,
  { styles: __STYLES__, module: import.meta.url },
  Announcements,
);
