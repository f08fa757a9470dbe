import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface Props extends Omit<FieldProps, 'type' | 'tool'> {
  /** Label of the button that shows the password. */
  showLabel: string;
}

/** A password field that can show its value. */
export function PasswordField({ showLabel, ...field }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      dir="ltr"
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      tool={
        <IconButton
          className="field__tool"
          label={showLabel}
          shapes={shown ? EyeOff : Eye}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
