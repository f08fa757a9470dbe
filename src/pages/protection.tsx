import { useStore } from '@nanostores/react';
import { ProtectionScreen } from '../features/protection/protection-screen.tsx';
import { VisitorProtection } from '../features/protection/visitor-protection.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { checkRealAccount } from '../session/gates.ts';
import { $session } from '../session/session.ts';
import { Sheet } from './sheet.tsx';

/** `/m/protection`: limits and breaks; visitors see who helps. */
export default function ProtectionPage() {
  const { t } = useTexts();
  useStore($session);
  const real = !checkRealAccount();
  return (
    <Sheet width="page" title={t('shell.playSafely')} text={t('protection.intro')}>
      {real ? <ProtectionScreen /> : <VisitorProtection />}
    </Sheet>
  );
}
