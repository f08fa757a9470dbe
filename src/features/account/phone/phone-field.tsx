import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import type { FormFields } from '../../../ui/form-state.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Country } from './dialling-data.ts';
import { DIALLING } from './mobile-number.ts';
import { suggestDialling } from './suggest-dialling.ts';
import './phone-field.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const DiallingPicker = lazyComponent(async () => ({
  default: (await import('./dialling-picker.tsx')).DiallingPicker,
}));

interface Props<Name extends string> {
  form: FormFields<Name | typeof DIALLING>;
  name: Name;
  required?: boolean;
}

/** A mobile number with the dialling code of its country (LG-5), left to right in every language. */
export function PhoneField<Name extends string>({ form, name, required = true }: Props<Name>) {
  const { t } = useTexts();
  const [picking, setPicking] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [country, setCountry] = useState<Country>();
  // The numbering plans are large: an optional number loads them at the first interaction.
  const code = (useStore(form.$values) as Readonly<Record<string, string>>)[DIALLING];
  const suggest = (wanted || required) && !code;
  useEffect(() => (suggest ? suggestDialling(form, navigator.languages) : undefined), [suggest, form]);
  return (
    <>
      <FormField
        form={form}
        name={name}
        label={t('account.mobileNum')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        required={required}
        onFocus={() => setWanted(true)}
        hint={t('account.mobileHint')}
        lead={
          <button
            type="button"
            className="phone-field__code"
            aria-haspopup="dialog"
            aria-label={code ? t('account.diallingCodeIs', { code: `+${code}` }) : t('account.diallingCode')}
            onClick={() => setPicking(true)}
          >
            <bdi>{code ? `+${code}` : '+'}</bdi>
            <Icon shapes={ChevronDown} />
          </button>
        }
      />
      {picking && (
        <Suspense>
          <DiallingPicker
            chosen={code ?? ''}
            country={country?.dialling === code ? country?.code : undefined}
            onChoose={(next) => {
              setCountry(next);
              form.change(DIALLING, next.dialling);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
