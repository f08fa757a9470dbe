import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { GatewayError } from '../gateway/http/errors.ts';
import { errorText } from '../i18n/error-texts.ts';
import type { TextKey } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import type { Form as FormState } from './form-state.ts';
import type { Submission } from './submission.ts';
import './form.css';

interface Props<Name extends string> {
  form: FormState<Name>;
  submission: Submission;
  /** The field on screen that a refusal is about: it gets the focus and the message. `value` came with the refusal. */
  fieldAfter?(code: string, value: unknown): Name | undefined;
  /** What a failure says, where the form has words of its own for it. */
  failureText?(error: GatewayError): TextKey;
  /** Asked before anything is sent; true where there was a step to take instead. */
  next?(): boolean;
  /** Given, it goes to a field, which may be out of sight. */
  goTo?(name: Name): void;
  /** The first touch of any field. */
  onFocus?(): void;
  children: ReactNode;
}

/**
 * Sends when every field will do, else focuses the first that fails. A failure is said under the field it is about,
 * or above all of them; they keep what was typed.
 */
export function Form<Name extends string>({
  form,
  submission,
  fieldAfter,
  failureText = errorText,
  next,
  goTo,
  onFocus,
  children,
}: Props<Name>) {
  const { t } = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const sending = useStore(submission.$sending);
  const failed = sending.state === 'failed' ? sending.error : undefined;
  const errorField = failed && fieldAfter?.(failed.code, failed.value);
  const alert = useRef<HTMLParagraphElement>(null);
  const focus = (name: Name | undefined) => {
    if (name && goTo) return goTo(name);
    const field = name && element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure once, when what it brought is on screen
  useEffect(() => {
    if (!failed) return;
    // A long form is sent from its end.
    if (errorField) {
      form.setError(errorField, failureText(failed));
      focus(errorField);
    } else alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  const send = () => {
    if (next?.()) return;
    const failing = form.validate();
    if (failing) return focus(failing);
    void submission.submit();
  };
  return (
    <form
      ref={element}
      className="form"
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {failed && !errorField && (
        <p ref={alert} className="form__failure" role="alert">
          {t(failureText(failed))}
        </p>
      )}
      {children}
    </form>
  );
}
