import { useStore } from '@nanostores/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { useMemo, useState } from 'react';
import { languages } from '../../../i18n/languages.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SwipeToDismiss } from '../../../ui/swipe-to-dismiss.tsx';
import { countriesByName, searchCountries } from './countries.ts';
import { $dialling } from './dialling.ts';
import type { Country } from './dialling-data.ts';
import './dialling-picker.css';

interface Props {
  /** Without `+`. */
  chosen: string;
  /** The chosen country, since several share one code. */
  country: string | undefined;
  onChoose(country: Country): void;
  onClose(): void;
}

/** A searchable list of all countries with their dialling codes (LG-5). */
export function DiallingPicker({ chosen, country, onChoose, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog title={t('account.diallingCode')} place="end" onClose={onClose}>
      <SwipeToDismiss place="end" onAway={onClose}>
        <AsyncView
          remote={useStore($dialling)}
          retry={$dialling.reload}
          skeleton={<Skeleton className="dialling-picker__waiting" count={10} />}
        >
          {({ countries, countryOf }) => (
            <Countries
              countries={countries}
              chosen={country ?? countryOf(chosen)}
              onChoose={(next) => {
                onChoose(next);
                onClose();
              }}
            />
          )}
        </AsyncView>
      </SwipeToDismiss>
    </Dialog>
  );
}

interface CountriesProps {
  countries: readonly Country[];
  chosen: string | undefined;
  onChoose(country: Country): void;
}

function Countries({ countries, chosen, onChoose }: CountriesProps) {
  const { t, language } = useTexts();
  const [text, setText] = useState('');
  const named = useMemo(() => countriesByName(countries, languages[language].locales), [countries, language]);
  const found = searchCountries(named, text);
  return (
    <div className="dialling-picker">
      <Field
        label={t('account.searchCountry')}
        type="search"
        autoFocus
        enterKeyHint="done"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter would submit the surrounding form.
          event.preventDefault();
          if (text && found[0]) onChoose(found[0]);
        }}
      />
      <p className="dialling-picker__count" role="status">
        {text &&
          (found.length ? t('account.countriesFound', { count: found.length }) : t('account.noCountry'))}
      </p>
      <ul className="dialling-picker__list">
        {found.map(({ code, dialling, name }) => (
          <li key={code}>
            <button
              type="button"
              className="dialling-picker__country"
              aria-current={code === chosen || undefined}
              onClick={() => onChoose({ code, dialling })}
            >
              <span dir="auto">{name}</span>
              {code === chosen && <Icon shapes={Check} />}
              <bdi>+{dialling}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
