import { useCallback, useDeferredValue, useState } from 'react';
import { HelpList } from '../features/messages/help-list.tsx';
import { isAbout } from '../features/messages/help-search.ts';
import type { HelpItem } from '../gateway/endpoints/messages.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { search } from '../ui/state-pictures.ts';
import { StateView } from '../ui/state-view.tsx';
import { ContactWays } from './contact-ways.tsx';
import { Sheet } from './sheet.tsx';
import { useSearch } from './use-search.tsx';
import './help.css';

const LONGEST_SEARCH = 60;

/** `/m/help`: help and terms (MS-4), a search in them, and ways of contact; `topic` opens one of them. */
export default function HelpPage() {
  const { t } = useTexts();
  const topic = useSearch().get('topic') ?? undefined;
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const matches = useCallback((item: HelpItem) => isAbout(item, wanted), [wanted]);
  return (
    <Sheet width="page">
      <div className="help-page">
        <section className="help-page__search" aria-labelledby="help-search">
          <h2 id="help-search">{t('messages.howHelp')}</h2>
          <SearchField
            label={t('messages.searchHelp')}
            placeholder={t('messages.searchHelp')}
            clearLabel={t('messages.clearSearch')}
            value={text}
            maxLength={LONGEST_SEARCH}
            onType={setText}
            onSubmit={() => {}}
            onClear={() => setText('')}
          />
        </section>
        <div className="help-page__list">
          <HelpList
            key={topic}
            beside
            topic={topic}
            matches={matches}
            noMatch={
              <StateView className="help-page__nothing" picture={search} title={t('messages.nothingFound')}>
                <p>{t('messages.askUs')}</p>
              </StateView>
            }
          />
        </div>
        <div className="help-page__contact">
          <ContactWays title={t('messages.stillAsking')} service="players" />
        </div>
      </div>
    </Sheet>
  );
}
