import Search from 'lucide/dist/esm/icons/search.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { opensPanel } from '../drawers/panels.ts';

/** Button that opens the search. */
export function SearchButton({ className }: { className: string }) {
  const { t } = useTexts();
  return (
    <IconButton
      className={className}
      label={t('shell.search')}
      shapes={Search}
      title={`${t('shell.search')} (/)`}
      aria-keyshortcuts="/"
      {...opensPanel('search')}
    />
  );
}
