import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { durationText } from './duration-text.ts';
import { beginBreak, type Protection, requestBreak } from './protection.ts';

const HOURS_OF_DAY = 24;

/** Time-outs and self-exclusion, and the panic button where the market wants one. */
export function BreakList({ protection }: { protection: Protection }) {
  const { t, language } = useTexts();
  const { timeOutHours, exclusionDays, panicHours } = protection;
  return (
    <>
      <section aria-label={t('protection.timeOut')}>
        <h2>{t('protection.timeOut')}</h2>
        <p className="protection__note">{t('protection.timeOutText')}</p>
        <div className="protection__buttons">
          {panicHours > 0 && <PanicButton hours={panicHours} />}
          {timeOutHours.map((hours) => {
            const duration = durationText(hours, language);
            return (
              <Button key={hours} onClick={() => void requestBreak('timeOut', hours, duration)}>
                {duration}
              </Button>
            );
          })}
        </div>
      </section>
      <section aria-label={t('protection.exclusion')}>
        <h2>{t('protection.exclusion')}</h2>
        <p className="protection__note">{t('protection.exclusionText')}</p>
        <div className="protection__buttons">
          {exclusionDays.map((days) => {
            const duration = days ? durationText(days * HOURS_OF_DAY, language) : t('protection.noEnd');
            return (
              <Button
                key={days}
                onClick={() => void requestBreak('exclusion', days ? days * HOURS_OF_DAY : null, duration)}
              >
                {duration}
              </Button>
            );
          })}
        </div>
      </section>
    </>
  );
}

/** Starts a break at once: a question could keep a player from it. */
export function PanicButton({ hours, onBegun }: { hours: number; onBegun?: (() => void) | undefined }) {
  const { t, language } = useTexts();
  const begin = async () => {
    if (await beginBreak('panic', hours)) onBegun?.();
  };
  return (
    <Button look="primary" onClick={() => void begin()}>
      {t('protection.panic', { duration: durationText(hours, language) })}
    </Button>
  );
}
