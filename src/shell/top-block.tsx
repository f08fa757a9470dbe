import { useTexts } from '../i18n/texts-scope.tsx';
import { LanguageSelector } from './language-selector.tsx';
import './top-block.css';

/** The extra block above home (RT-4): what must be known before playing, and the language. */
export function TopBlock() {
  const { t } = useTexts();
  return (
    <aside className="top-block" aria-label={t('shell.topBlock')}>
      <p className="top-block__note">
        <strong className="top-block__age">
          <bdi>18+</bdi>
        </strong>
        {t('shell.topNote')}
      </p>
      <LanguageSelector />
    </aside>
  );
}
