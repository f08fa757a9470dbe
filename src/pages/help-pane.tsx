import { HelpList } from '../features/messages/help-list.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Pane } from './pane.tsx';

const FIRST = 4;

/** The first answers of the help centre, before a player asks. */
export default function HelpPane() {
  const { t } = useTexts();
  return (
    <Pane
      name="help-pane"
      title={t('messages.howHelp')}
      address={linkTo('help')}
      more={t('shell.helpCentre')}
    >
      <HelpList most={FIRST} />
    </Pane>
  );
}
