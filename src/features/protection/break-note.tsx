import * as v from 'valibot';
import { breakFields } from '../../gateway/endpoints/shared/break-fields.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { timeText } from '../../i18n/time-text.ts';
import { HelpOrganisations } from './help-organisations.tsx';
import './protection.css';

const schema = v.object(breakFields);

/** The end of the player's break, and help organisations. Renders nothing without a break, or if it cannot be read. */
export default function BreakNote({ sent }: { sent: unknown }) {
  const { t, language } = useTexts();
  const read = v.safeParse(schema, sent);
  if (!read.success) return null;
  const { until, help } = read.output;
  return (
    <div className="protection protection__break" role="status">
      <h2>{t('protection.onBreak')}</h2>
      <p>
        {until === null
          ? t('protection.onBreakNoEnd')
          : t('protection.onBreakUntil', { time: timeText(until, language) })}
      </p>
      <HelpOrganisations help={help} />
    </div>
  );
}
