import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $flags } from '../../../config/status.ts';
import { errorText } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { createSubmission } from '../../../ui/submission.ts';
import { signInOnTrial } from '../sign-in.ts';
import '../../../ui/form.css';

/** Returns how to open a free-play account, where the site has them (SE-2). The parent component follows the session. */
export function useTrial() {
  const { t } = useTexts();
  const [trial] = useState(() => createSubmission(signInOnTrial));
  const sending = useStore(trial.$sending);
  const isOffered = useStore($flags).FREEPLAY3 === true;
  useEffect(() => trial.stop, [trial]);
  return {
    isOffered,
    isSending: sending.state === 'sending',
    open: trial.submit,
    failure: sending.state === 'failed' && (
      <p className="form__failure" role="alert">
        {t(errorText(sending.error))}
      </p>
    ),
  };
}
