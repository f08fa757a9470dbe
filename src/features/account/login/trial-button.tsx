import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTrial } from './use-trial.tsx';
import './trial-button.css';

/** Opens a free-play account where the site has them. */
export function TrialButton({ look = 'outline' }: { look?: 'primary' | 'outline' }) {
  const { t } = useTexts();
  const { isOffered, isSending, open, failure } = useTrial();
  if (!isOffered) return null;
  return (
    <div className="trial-button">
      {failure}
      <Button wide look={look} busy={isSending} onClick={open}>
        {t('account.tryFree')}
      </Button>
    </div>
  );
}
