import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useEffect, useRef, useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { chooseLanguage } from '../../i18n/language.ts';
import { type LanguageCode, languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { flags } from './flags.ts';
import './language-selector.css';

/** The languages of the site with flags; nothing if there is only one (LN-1). */
export function LanguageSelector() {
  const { t, language } = useTexts();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const list = root.current?.querySelector('ul');
    list?.querySelector<HTMLElement>('[aria-current]')?.focus();
    // In the footer its end may be below the screen or the bottom menu.
    list?.scrollIntoView({ block: 'nearest' });
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);
  const offered = siteConfig().languages;
  if (offered.length < 2) return null;
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears Escape from the buttons inside
    <div className="language" ref={root} onKeyDown={(event) => event.key === 'Escape' && open && close()}>
      <button
        type="button"
        className="language__current"
        aria-expanded={open}
        aria-label={`${t('common.language')}: ${languages[language].name}`}
        onClick={() => setOpen(!open)}
      >
        <Flag code={language} />
        <span lang={languages[language].locales[0]}>{languages[language].name}</span>
        <Icon shapes={ChevronDown} />
      </button>
      {open && (
        <ul className="language__list">
          {offered.map((code) => (
            <li key={code}>
              <button
                type="button"
                lang={languages[code].locales[0]}
                aria-current={code === language || undefined}
                onClick={() => {
                  chooseLanguage(code);
                  close();
                }}
              >
                <Flag code={code} />
                {languages[code].name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Flag({ code }: { code: LanguageCode }) {
  return <img className="language__flag" src={flags[code]} alt="" width={21} height={14} />;
}
