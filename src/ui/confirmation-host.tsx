import { useStore } from '@nanostores/react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from './button.tsx';
import { $confirmation } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import './confirmation-host.css';

/** Renders the open confirmation. */
export function ConfirmationHost() {
  const { t } = useTexts();
  const question = useStore($confirmation);
  if (!question || question.dialog) return null;
  return (
    <Dialog title={t(question.title, question.values)} onClose={() => question.answer(false)}>
      <p className="confirmation-host__text">{t(question.text, question.values)}</p>
      <div className="confirmation-host__answers">
        {question.no && <Button onClick={() => question.answer(false)}>{t(question.no)}</Button>}
        <Button look="primary" onClick={() => question.answer(true)}>
          {t(question.yes)}
        </Button>
      </div>
    </Dialog>
  );
}
