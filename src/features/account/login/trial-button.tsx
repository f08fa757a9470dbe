import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $flags } from '../../../config/status.ts';
import { errorText } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Button } from '../../../ui/button.tsx';
import { createSubmission } from '../../../ui/submission.ts';
import { signInOnTrial } from '../sign-in.ts';
import '../../../ui/form.css';
import './trial-button.css';

/** Opens a free-play account where the site has them (SE-2). The parent component follows the session. */
export function TrialButton({ look = 'outline' }: { look?: 'primary' | 'outline' }) {
  const { t } = useTexts();
  const [trial] = useState(() => createSubmission(signInOnTrial));
  const sending = useStore(trial.$sending);
  const open = useStore($flags).FREEPLAY3 === true;
  useEffect(() => trial.stop, [trial]);
  if (!open) return null;
  return (
    <div className="trial-button">
      {sending.state === 'failed' && (
        <p className="form__failure" role="alert">
          {t(errorText(sending.error))}
        </p>
      )}
      <Button wide look={look} busy={sending.state === 'sending'} onClick={trial.submit}>
        {t('account.tryFree')}
      </Button>
    </div>
  );
}
