import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { errorText } from '../i18n/error-texts.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import type { Form as FormState } from './form-state.ts';
import type { Submission } from './submission.ts';
import './form.css';

interface Props<Name extends string> {
  form: FormState<Name>;
  submission: Submission;
  /** The field to go to after a refusal. */
  fieldAfter?(code: string): Name | undefined;
  /** The first touch of any field. */
  onFocus?(): void;
  children: ReactNode;
}

/**
 * Sends when every field will do, else focuses the first that fails. A failure is said above the fields, which
 * keep what was typed.
 */
export function Form<Name extends string>({ form, submission, fieldAfter, onFocus, children }: Props<Name>) {
  const { t } = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const sending = useStore(submission.$sending);
  const focus = (name: Name | undefined) => {
    const field = name && element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const send = async () => {
    const failing = form.check();
    if (failing) return focus(failing);
    if (await submission.submit()) return;
    const now = submission.$sending.get();
    if (now.state === 'failed') focus(fieldAfter?.(now.error.code));
  };
  return (
    <form
      ref={element}
      className="form"
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {sending.state === 'failed' && (
        <p className="form__failure" role="alert">
          {t(errorText(sending.error))}
        </p>
      )}
      {children}
    </form>
  );
}
