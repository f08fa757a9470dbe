import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { lazyComponent } from '../../ui/late.tsx';
import { countDialog } from '../../ui/open-dialogs.ts';
import { popupShow } from './popup-show.ts';

const Popup = lazyComponent(async () => {
  const { Popup: view } = await import('./popup.tsx');
  // Its stylesheet is taken in on its own: together with the opening it would keep a slow phone busy for long.
  await new Promise<void>(afterPaint);
  return { default: view };
});

/** Stands on home and shows its popups when they are due (AN-3); their view is asked for only then. */
export default function PopupHost() {
  const { language } = useTexts();
  const show = useMemo(() => popupShow({ merchantCode: siteConfig().merchantCode, language }), [language]);
  useEffect(() => show.start(), [show]);
  const items = useStore(show.$shown);
  const any = items.length > 0;
  // They count as a dialog while their view is still on its way, so that nothing else comes in between.
  useEffect(() => (any ? countDialog() : undefined), [any]);
  if (!any) return null;
  return (
    <Suspense>
      <Popup items={items} onClose={show.close} onClosed={show.hide} />
    </Suspense>
  );
}
