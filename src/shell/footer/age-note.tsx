import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import './age-note.css';

/** The minimum age of players, with a reminder. */
export function AgeNote() {
  const { t } = useTexts();
  return (
    <p className="age-note">
      <strong className="age-note__age">
        <bdi>{siteConfig().legal.age}+</bdi>
      </strong>
      {t('shell.ageNote')}
    </p>
  );
}
