import { Suspense } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import './current-language.css';
import './top-block.css';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const LanguageSelector = lazyComponent(async () => ({
  default: (await import('./language-selector.tsx')).LanguageSelector,
}));

/** The block above home (RT-4): age notice and language. */
export function TopBlock() {
  const { t } = useTexts();
  return (
    <aside className="top-block" aria-label={t('shell.topBlock')}>
      <p className="top-block__note">
        <strong className="top-block__age">
          <bdi>{siteConfig().legal.age}+</bdi>
        </strong>
        {t('shell.topNote')}
      </p>
      <ErrorBoundary name="language" otherwise={<CurrentLanguage />}>
        <Suspense fallback={<CurrentLanguage />}>
          <LanguageSelector />
        </Suspense>
      </ErrorBoundary>
    </aside>
  );
}

/** Placeholder of the language selector, of the same size. */
function CurrentLanguage() {
  const { language } = useTexts();
  if (siteConfig().languages.length < 2) return null;
  const { name, locales } = languages[language];
  return (
    <span className="language__current">
      <span className="language__flag" />
      <span lang={locales[0]}>{name}</span>
      <span className="icon" />
    </span>
  );
}
