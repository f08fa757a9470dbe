import { HelpList } from '../features/messages/help-list.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
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
