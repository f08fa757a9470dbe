import Hash from 'lucide/dist/esm/icons/hash.mjs';
import Monitor from 'lucide/dist/esm/icons/monitor-smartphone.mjs';
import Scan from 'lucide/dist/esm/icons/scan-qr-code.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { StepList } from '../../ui/step-list.tsx';
import './terminal-steps.css';

/** How a player logs in at a terminal with a phone. */
export function TerminalSteps() {
  const { t } = useTexts();
  return (
    <section className="sheet__panel terminal-steps">
      <h2 className="terminal-steps__heading">{t('account.byPhone')}</h2>
      <StepList
        steps={[
          { shapes: Monitor, text: t('terminal.stepOpen', { name: t('account.byPhone') }) },
          { shapes: Scan, text: t('terminal.stepScan') },
          { shapes: Hash, text: t('terminal.stepNumber') },
        ]}
      />
    </section>
  );
}
