import { useTexts } from '../i18n/texts-scope.tsx';
import { HelpList } from '../messages/help-list.tsx';
import { Sheet } from './sheet.tsx';

/** `/m/help`: how everything works, and the terms (MS-4). */
export default function HelpPage() {
  const { t } = useTexts();
  return (
    <Sheet wide title={t('shell.helpCentre')}>
      <HelpList />
    </Sheet>
  );
}
