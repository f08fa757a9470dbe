import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';

/** Shows new recovery codes; only the button closes it, because they are shown once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { t } = useTexts();
  const text = useRef<HTMLParagraphElement>(null);
  // Screen readers read the text and the codes before the buttons.
  useEffect(() => text.current!.closest('dialog')!.focus(), []);
  return (
    <Dialog title={t('factors.recoveryCodes')}>
      <p ref={text}>{t('factors.keepCodes')}</p>
      <ul className="factor-list__codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="factor-list__buttons">
        <Button wide onClick={() => void copyText(codes.join('\n'))}>
          {t('common.copy')}
        </Button>
        <Button look="primary" wide onClick={onClose}>
          {t('factors.saved')}
        </Button>
      </div>
    </Dialog>
  );
}
