import { useStore } from '@nanostores/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Refresh from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Volume from 'lucide/dist/esm/icons/volume-2.mjs';
import { errorText } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { platform } from '../../../platform/platform.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import type { FormFields } from '../../../ui/form-state.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { bounds } from '../../../validation/bounds.ts';
import { type Captcha, kindOf } from './captcha.ts';
import './captcha-field.css';

interface Props {
  form: FormFields<'captcha'>;
  captcha: Captcha;
}

/** Renders the kind of captcha the gateway asks for: a code to type, or a proof of work. */
export function CaptchaField({ form, captcha }: Props) {
  const now = useStore(captcha.$captcha);
  if (now.state === 'hidden') return null;
  if (kindOf(now) === 'code') return <CodeField form={form} captcha={captcha} />;
  return <ProofOfWorkStatus captcha={captcha} />;
}

/** The code field with its picture. A tap on the picture fetches another and empties the field (RG-3). */
function CodeField({ form, captcha }: Props) {
  const { t } = useTexts();
  const now = useStore(captcha.$captcha);
  const isSound = now.state === 'shown' && now.form === 'sound';
  return (
    <div className="captcha-field">
      <FormField
        form={form}
        name="captcha"
        label={t('account.code')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={bounds.captchaMax}
        required
        {...(isSound && { hint: t('account.countBeeps') })}
      />
      <div className="captcha-field__tools">
        <button
          type="button"
          className="captcha-field__picture"
          aria-label={t('account.newImage')}
          aria-busy={now.state === 'loading' || undefined}
          onClick={() => captcha.fetch()}
        >
          {now.state === 'shown' && now.form === 'image' ? (
            <img src={now.data} alt="" width={120} height={44} />
          ) : (
            <Icon shapes={Refresh} />
          )}
        </button>
        <button
          type="button"
          className="captcha-field__sound"
          aria-label={isSound ? t('account.playAgain') : t('account.hearCode')}
          onClick={async () => {
            if (!isSound) await captcha.fetch('sound');
            const ready = captcha.$captcha.get();
            if (ready.state !== 'shown' || ready.form !== 'sound') return;
            try {
              await (await import('./play-sound.ts')).playSound(ready.data);
            } catch (error) {
              platform().report({ name: 'captcha-sound', error });
              showToast('account.noSound', { kind: 'failure' });
            }
          }}
        >
          <Icon shapes={Volume} />
        </button>
      </div>
      {now.state === 'failed' && (
        <p className="captcha-field__failure" role="alert">
          {t(errorText(now.error))}
        </p>
      )}
    </div>
  );
}

/** Status of the proof of work. The player can send the form meanwhile. */
function ProofOfWorkStatus({ captcha }: { captcha: Captcha }) {
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
