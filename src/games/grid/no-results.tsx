import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import './no-results.css';

/** No game matches the search or the filters; offers to clear them. */
export function NoResults({ name, onClear }: { name: string; onClear(): void }) {
  const { t } = useTexts();
  return (
    <div className="nothing-found" role="status">
      <p>{name ? t('centre.nothingNamed', { name }) : t('centre.nothingLeft')}</p>
      <Button onClick={onClear}>{t(name ? 'centre.clearSearch' : 'centre.clearAll')}</Button>
    </div>
  );
}
