import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { countDialog } from '../../ui/open-dialogs.ts';
import { popupShow } from './popup-show.ts';

const Popup = lazyComponent(async () => {
  const { Popup: view } = await import('./popup.tsx');
  // The stylesheet gets its own task: together with opening the popup it would block a slow phone.
  await new Promise<void>(afterPaint);
  return { default: view };
});

/** Shows the popups of home when they are due (AN-3), and loads their view only then. */
export default function PopupHost() {
  const { language } = useTexts();
  const show = useMemo(() => popupShow({ merchantCode: siteConfig().merchantCode, language }), [language]);
  useEffect(() => show.start(), [show]);
  const items = useStore(show.$shown);
  const any = items.length > 0;
  // Counts as an open dialog while the view loads, so that no other dialog opens in between.
  useEffect(() => (any ? countDialog() : undefined), [any]);
  if (!any) return null;
  return (
    <Suspense>
      <Popup items={items} onClose={show.close} onClosed={show.hide} />
    </Suspense>
  );
}
