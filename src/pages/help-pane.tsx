import { HelpList } from '../features/messages/help-list.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import './news-pane.css';

const FIRST = 4;

/** The first answers of the help centre, before a player asks. */
export default function HelpPane() {
  const { t } = useTexts();
  return (
    <section className="help-pane" aria-labelledby="help-pane">
      <div className="news-pane__head">
        <h2 id="help-pane">{t('messages.howHelp')}</h2>
        <a className="text-link" href={linkTo('help')}>
          {t('shell.helpCentre')}
        </a>
      </div>
      <HelpList most={FIRST} />
    </section>
  );
}
