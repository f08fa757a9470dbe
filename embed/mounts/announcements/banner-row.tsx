import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import { Strip } from '../../../src/ui/strip.tsx';
import { lazyPart } from '../../runtime/lazy-part.tsx';

const Arrows = lazyPart(() => import('./banner-arrows.tsx'));

/** A scrolling row of banners. Its arrows are loaded lazily. */
export function BannerRow({ host, children }: { host: HTMLElement; children: ReactNode }) {
  const { t } = useTexts();
  const view = useRef<HTMLDivElement>(null);
  return (
    <div className="banner-row">
      <Strip label={t('announcements.banners')} chosen="" view={view}>
        {children}
      </Strip>
      <Arrows host={host} view={view} />
    </div>
  );
}
