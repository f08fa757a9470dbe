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
  /** Returns the field that a refusal is about; it gets focus and message. `value` is the value of the refusal. */
  fieldForRefusal?(code: string, value: unknown): Name | undefined;
  /** Returns the text of a failure; the general text by default. */
  failureText?(error: GatewayError): TextKey;
  /** Called before sending; true if it took a step instead. */
  next?(): boolean;
  /** Focuses a field that may be hidden. */
  goTo?(name: Name): void;
  /** Called at the first focus of any field. */
  onFocus?(): void;
  children: ReactNode;
}

/**
 * Sends if all fields are valid, otherwise focuses the first invalid one. A failure shows at its field or above the
 * form; values are kept.
 */
export function Form<Name extends string>({
  form,
  submission,
  fieldForRefusal,
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
  const errorField = failed && fieldForRefusal?.(failed.code, failed.value);
  const alert = useRef<HTMLParagraphElement>(null);
  const focus = (name: Name | undefined) => {
    if (name && goTo) return goTo(name);
    const field = name && element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure once, when what it brought is on screen
  useEffect(() => {
    if (!failed) return;
    // The submit button of a long form is far from the field.
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
      // The values must not become part of the address where the browser submits the form before the code has loaded.
      method="post"
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
