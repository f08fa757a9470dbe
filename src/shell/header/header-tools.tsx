import Search from 'lucide/dist/esm/icons/search.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { opensPanel } from '../drawers/panels.ts';
import DownloadTool from './download-tool.tsx';

/** Search button, and on home the download button. */
export default function HeaderTools({ onHome }: { onHome: boolean }) {
  const { t } = useTexts();
  return (
    <>
      {/* First: it appears when the device is known, and pushes none of the others. */}
      {onHome && <DownloadTool className="header__tool" />}
      <IconButton
        className="header__tool"
        label={t('shell.search')}
        shapes={Search}
        {...opensPanel('search')}
      />
    </>
  );
}
