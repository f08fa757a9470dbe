import { useStore } from '@nanostores/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { errorText } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Captcha, kindOf } from './captcha.ts';

/** Status of the proof of work. The player can send the form meanwhile. */
export function ProofOfWorkStatus({ captcha }: { captcha: Captcha }) {
  const { t } = useTexts();
  const now = useStore(captcha.$captcha);
  if (now.state === 'failed') {
    const slow = now.kind === 'work' && now.error.kind === 'timeout';
    return (
      <div className="captcha-work">
        <p className="captcha-field__failure" role="alert">
          {t(slow ? 'account.checkFailed' : errorText(now.error))}
        </p>
        <Button onClick={() => captcha.fetch()}>{t('common.tryAgain')}</Button>
      </div>
    );
  }
  const done = now.state === 'solved';
  const running = kindOf(now) === 'work' ? 'account.checkRuns' : 'common.loading';
  return (
    <p className={`captcha-work${done ? '' : ' captcha-work--running'}`} role="status">
      {done && <Icon shapes={Check} />}
      {t(done ? 'account.checkDone' : running)}
    </p>
  );
}
