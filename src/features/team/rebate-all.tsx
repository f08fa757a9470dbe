import { useState } from 'react';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { percentFrom } from '../../lib/percent.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

const LENGTH = 8;

/** One rate for every vendor of a category. */
export function RebateAll({ onAll }: { onAll(text: string): void }) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [message, setMessage] = useState<TextKey>();
  const use = () => {
    if (percentFrom(text) === undefined) return setMessage('team.rateForm');
    onAll(text);
    setText('');
  };
  return (
    <div className="rebate-editor__all">
      <Field
        label={t('team.forAll')}
        hint={t('team.forAllHint')}
        {...(message && { errors: [t(message)] })}
        inputMode="decimal"
        dir="ltr"
        maxLength={LENGTH}
        value={text}
        onChange={(next) => {
          setMessage(undefined);
          setText(next);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the whole form: nothing is saved before it was seen.
          event.preventDefault();
          use();
        }}
      />
      <Button onClick={use}>{t('team.apply')}</Button>
    </div>
  );
}
