import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ProofMethod } from '../gateway/endpoints/shared/factor-fields.ts';
import type { TextKey } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from '../ui/button.tsx';
import { $confirmation } from '../ui/confirm.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { createProofForm } from './proof-form.ts';
import { $proofQuestion, type ProofQuestion } from './proof-question.ts';
import { TimeCodeField } from './time-code-field.tsx';
import './proof-dialog.css';

const texts: Readonly<Record<ProofMethod, TextKey>> = {
  passkey: 'security.passkeyText',
  code: 'security.codeText',
  recovery: 'security.recoveryText',
  password: 'security.passwordText',
};
const names: Readonly<Record<ProofMethod, TextKey>> = {
  passkey: 'security.usePasskey',
  code: 'security.useCode',
  recovery: 'security.useRecovery',
  password: 'account.password',
};

/** Asks for a passkey, a code or the password over the page. */
export default function ProofDialog() {
  const { t } = useTexts();
  const question = useStore($proofQuestion);
  if (!question) return null;
  return (
    <Dialog title={t(question.title)} onClose={() => $confirmation.get()?.answer(false)}>
      <ProofFields question={question} />
    </Dialog>
  );
}

function ProofFields({ question }: { question: ProofQuestion }) {
  const { t } = useTexts();
  const [proof] = useState(() => createProofForm(question));
  const { form, methods } = proof;
  const method = useStore(proof.$method);
  const sending = useStore(proof.$sending).state === 'sending';
  useEffect(() => proof.stop, [proof]);
  if (!method) return <p className="form__notice">{t('security.noneHere')}</p>;
  return (
    <div className="proof-dialog">
      <Form
        key={method}
        form={form}
        submission={proof}
        fieldForRefusal={proof.fieldForRefusal}
        failureText={proof.failureText}
      >
        <p className="proof-dialog__text">{t(texts[method])}</p>
        {method === 'code' && <TimeCodeField form={form} autoFocus />}
        {method === 'recovery' && (
          <FormField
            form={form}
            name="recovery"
            label={t('security.recoveryCode')}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            maxLength={32}
            enterKeyHint="go"
            required
            autoFocus
          />
        )}
        {method === 'password' && (
          <FormField
            form={form}
            name="password"
            label={t('account.password')}
            showLabel={t('account.showPassword')}
            autoComplete="current-password"
            maxLength={128}
            enterKeyHint="go"
            required
            autoFocus
          />
        )}
        <Button type="submit" look="primary" wide busy={sending}>
          {t(method === 'passkey' ? 'security.usePasskey' : 'security.confirm')}
        </Button>
      </Form>
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} look="plain" wide onClick={() => proof.choose(other)}>
            {t(names[other])}
          </Button>
        ))}
    </div>
  );
}
