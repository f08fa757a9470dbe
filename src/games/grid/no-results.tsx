import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import './no-results.css';

/** Nothing fits a search or the filters; they can be cleared. */
export function NoResults({ name, onClear }: { name: string; onClear(): void }) {
  const { t } = useTexts();
  return (
    <div className="nothing-found" role="status">
      <p>{name ? t('centre.nothingNamed', { name }) : t('centre.nothingLeft')}</p>
      <Button onClick={onClear}>{t(name ? 'centre.clearSearch' : 'centre.clearAll')}</Button>
    </div>
  );
}
