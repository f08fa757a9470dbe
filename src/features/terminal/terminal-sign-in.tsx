import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { NumberChoice } from './number-choice.tsx';
import { TerminalArt } from './terminal-art.tsx';
import { takeTerminalCode } from './terminal-code.ts';
import { TerminalStatusCard } from './terminal-status-card.tsx';
import { TerminalSteps } from './terminal-steps.tsx';
import { createTerminalSignIn, type TerminalSignIn, terminalErrorText } from './terminal-store.ts';
import './terminal-sign-in.css';

/** Signs the player in at a terminal (KI-1), with the scanned or a typed code. */
export function TerminalSignInForm() {
  const [signIn] = useState(createTerminalSignIn);
  const step = useStore(signIn.$step);
  useEffect(() => {
    const take = () => {
      const code = takeTerminalCode();
      if (!code) return;
      signIn.restart();
      signIn.form.change('code', code);
      if (!signIn.form.validate()) void signIn.lookUp.submit();
    };
    take();
    // Another code may be scanned while this page is open.
    addEventListener('hashchange', take);
    return () => {
      removeEventListener('hashchange', take);
      signIn.stop();
    };
  }, [signIn]);
  if (step.state === 'choose') return <NumberChoice signIn={signIn} pairing={step.pairing} />;
  return (
    <>
      <TerminalStatusCard agreed={step.state === 'agreed'} onEnded={signIn.restart} />
      {step.state === 'enter' && (
        <>
          <TerminalArt />
          <CodeForm signIn={signIn} why={step.why} />
          <TerminalSteps />
        </>
      )}
    </>
  );
}

function CodeForm({
  signIn: { form, lookUp },
  why,
}: {
  signIn: TerminalSignIn;
  why: Parameters<ReturnType<typeof useTexts>['t']>[0] | undefined;
}) {
  const { t } = useTexts();
  const sending = useStore(lookUp.$sending);
  return (
    <Form form={form} submission={lookUp} failureText={terminalErrorText}>
      {why && sending.state === 'idle' && (
        <p className="form__notice" role="status">
          {t(why)}
        </p>
      )}
      <p className="terminal-sign-in__text">{t('terminal.text')}</p>
      <FormField
        form={form}
        name="code"
        label={t('terminal.code')}
        className="terminal-sign-in__code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        placeholder="BCDF-GHJK"
        maxLength={20}
        enterKeyHint="go"
        required
      />
      <div className="form__buttons">
        <Button type="submit" look="primary" wide busy={sending.state === 'sending'}>
          {t('terminal.next')}
        </Button>
      </div>
    </Form>
  );
}
