import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Field } from '../../src/ui/field.tsx';
import { kioskConfig } from '../config/kiosk-config.ts';
import { StaffPanel } from './staff-panel.tsx';
import { StaffProblemMessage } from './staff-problem.tsx';
import { $staffCorner, closeStaffCorner, type StaffProblem, signInStaff } from './staff-store.ts';
import './staff-corner.css';

/** The staff corner above everything; renders nothing while it is closed. */
export function StaffCorner({ onSignOut }: { onSignOut(): void }) {
  const { t } = useTexts();
  const corner = useStore($staffCorner);
  if (corner.state === 'shut') return null;
  return (
    <Dialog title={t('staff.title')} onClose={closeStaffCorner}>
      {corner.state === 'asks' ? (
        <StaffSignIn busy={corner.busy} problem={corner.problem} />
      ) : (
        <StaffPanel corner={corner} onSignOut={onSignOut} />
      )}
    </Dialog>
  );
}

interface SignInProps {
  busy: boolean | undefined;
  problem: StaffProblem | undefined;
}

function StaffSignIn({ busy = false, problem }: SignInProps) {
  const { t } = useTexts();
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  return (
    <form
      className="staff-corner"
      onSubmit={(event) => {
        event.preventDefault();
        void signInStaff(kioskConfig().terminal, number, pin);
        setPin('');
      }}
    >
      <Field
        label={t('staff.number')}
        inputMode="numeric"
        maxLength={8}
        value={number}
        onChange={setNumber}
        autoFocus
      />
      <Field
        label={t('staff.pin')}
        type="password"
        inputMode="numeric"
        maxLength={12}
        value={pin}
        onChange={setPin}
      />
      <p className="staff-corner__problem" role="alert">
        {problem && <StaffProblemMessage problem={problem} />}
      </p>
      <Button type="submit" look="primary" wide busy={busy}>
        {t('staff.open')}
      </Button>
    </form>
  );
}
