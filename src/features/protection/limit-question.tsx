import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { LimitList } from './limit-list.tsx';
import type { Protection } from './protection.ts';
import './protection.css';

interface Props {
  /** With the deposit limits only. */
  protection: Protection;
  /** Continues without a limit. */
  onSkip(): void;
}

/** The question for a deposit limit. A limit that the player sets answers it too. */
export default function LimitQuestion({ protection, onSkip }: Props) {
  const { t } = useTexts();
  return (
    <section className="protection" aria-label={t('wallet.setDepositLimit')}>
      <h2>{t('wallet.setDepositLimit')}</h2>
      <LimitList protection={protection} />
      <Button wide onClick={onSkip}>
        {t('protection.askSkip')}
      </Button>
    </section>
  );
}
