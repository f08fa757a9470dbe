import { Suspense } from 'react';
import type { AnnouncementsScope } from '../features/announcements/announcements.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useWideScreen } from '../ui/use-media.tsx';

const NoticeList = lazyComponent(async () => ({
  default: (await import('../features/announcements/notice-list.tsx')).NoticeList,
}));

/** The announcements on wide screens, which have room for them below the ways to get in touch. */
export function WideNews({ scope }: { scope: AnnouncementsScope }) {
  const { t } = useTexts();
  if (!useWideScreen()) return null;
  return (
    <ErrorBoundary name="announcements" otherwise={null}>
      <Suspense>
        <section>
          <h2>{t('messages.announcements')}</h2>
          <NoticeList scope={scope} index={-1} />
        </section>
      </Suspense>
    </ErrorBoundary>
  );
}
