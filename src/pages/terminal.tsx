import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { TerminalArt } from '../features/terminal/terminal-art.tsx';
import { takeTerminalCode } from '../features/terminal/terminal-code.ts';
import { TerminalSignInForm } from '../features/terminal/terminal-sign-in.tsx';
import { TerminalSteps } from '../features/terminal/terminal-steps.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { $session } from '../session/session.ts';
import { whenSignedIn } from '../session/when-signed-in.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from './sheet.tsx';

/** `/m/terminal`: target of a terminal's QR code; opening it signs nobody in (KI-1). */
export default function TerminalPage() {
  const session = useStore($session);
  return session ? (
    <Sheet>
      <TerminalSignInForm key={session.token} />
    </Sheet>
  ) : (
    <Visitor />
  );
}

function Visitor() {
  const { t } = useTexts();
  // Removes the code from the address first, and keeps it for after the login.
  useEffect(() => void takeTerminalCode(), []);
  return (
    <Sheet head={<TerminalArt />} text={t('terminal.visitor')}>
      <Button look="primary" wide onClick={() => whenSignedIn(() => {}, linkTo('terminal'))}>
        {t('common.logIn')}
      </Button>
      <TerminalSteps />
    </Sheet>
  );
}
