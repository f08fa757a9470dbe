import Accessibility from 'lucide/dist/esm/icons/accessibility.mjs';
import { Suspense, useState } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { IconButton } from '../../src/ui/icon-button.tsx';
import { lazyComponent } from '../../src/ui/late.tsx';

const EaseDialog = lazyComponent(async () => ({
  default: (await import('./accessibility-dialog.tsx')).EaseDialog,
}));

/** The way to what makes the terminal easier to use, on every page and over a game. */
export function EaseButton() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="visit-bar__ease"
        label={t('kiosk.ease')}
        shapes={Accessibility}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <ErrorBoundary name="ease" otherwise={null}>
          <Suspense>
            <EaseDialog onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
