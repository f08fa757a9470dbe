import Accessibility from 'lucide/dist/esm/icons/accessibility.mjs';
import { useState } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { IconButton } from '../../src/ui/icon-button.tsx';
import { lazyComponent } from '../../src/ui/lazy-component.tsx';
import { OptionalPart } from '../../src/ui/optional-part.tsx';

const EaseDialog = lazyComponent(async () => ({
  default: (await import('./accessibility-dialog.tsx')).AccessibilityDialog,
}));

/** Opens the accessibility options; in the bar of every page and over a game. */
export function AccessibilityButton() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="visit-bar__accessibility"
        label={t('kiosk.ease')}
        shapes={Accessibility}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <OptionalPart name="accessibility">
          <EaseDialog onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}
