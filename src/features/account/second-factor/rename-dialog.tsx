import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { PASSKEY_NAME_MAX } from '../../../gateway/endpoints/shared/passkey-fields.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { factorFailure } from '../../../second-factor/factor-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { createRenaming } from './factors.ts';

interface Props {
  id: string;
  /** The current name; empty if the member has not named the passkey. */
  name: string;
  onClose(): void;
}

/** Asks for the name under which a passkey is listed. */
export function RenameDialog({ id, name, onClose }: Props) {
  const { t } = useTexts();
  const [renaming] = useState(() => createRenaming(id, name, onClose));
  const sending = useStore(renaming.$sending).state === 'sending';
  useEffect(() => renaming.stop, [renaming]);
  return (
    <Dialog title={t('factors.renameTitle')} onClose={onClose}>
      <Form form={renaming.form} submission={renaming} failureText={factorFailure}>
        <FormField
          form={renaming.form}
          name="name"
          label={t('factors.passkeyName')}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={PASSKEY_NAME_MAX}
          required
          autoFocus
        />
        <Button type="submit" look="primary" wide busy={sending}>
          {t('factors.rename')}
        </Button>
      </Form>
    </Dialog>
  );
}
