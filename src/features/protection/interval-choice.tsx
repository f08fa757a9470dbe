import { useId } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { unitText } from '../../i18n/unit-text.ts';
import { Select } from '../../ui/select.tsx';
import { chooseInterval, type Protection } from './protection.ts';

/** The interval of reality checks; renders nothing where there is no choice. */
export function IntervalChoice({ protection }: { protection: Protection }) {
  const { t, language } = useTexts();
  const note = useId();
  const { realityCheckMinutes, realityCheckChoices } = protection;
  if (realityCheckChoices.length < 2) return null;
  return (
    <section aria-label={t('protection.realityCheck')}>
      <h2>{t('protection.realityCheck')}</h2>
      <p id={note} className="protection__note">
        {t('protection.checkNote')}
      </p>
      <Select
        aria-label={t('protection.realityCheck')}
        aria-describedby={note}
        value={realityCheckMinutes}
        onChange={(event) => void chooseInterval(Number(event.currentTarget.value))}
      >
        {realityCheckChoices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes ? unitText(minutes, 'minute', language) : t('protection.checkNever')}
          </option>
        ))}
      </Select>
    </section>
  );
}
