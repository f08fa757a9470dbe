import Search from 'lucide/dist/esm/icons/search.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { openPanel } from '../drawers/panels.ts';
import DownloadTool from './download-tool.tsx';

/** What the header offers beside the account: the search, and on home the way to the app. */
export default function HeaderTools({ onHome }: { onHome: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <IconButton
        className="header__tool"
        label={t('shell.search')}
        shapes={Search}
        onClick={() => openPanel('search')}
      />
      {onHome && <DownloadTool className="header__tool" />}
    </>
  );
}
