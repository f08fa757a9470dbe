import { useTexts } from '../../i18n/texts-scope.tsx';
import { safeUrl } from '../../lib/links.ts';
import type { Protection } from './protection.ts';

/** The organisations that help players, with address and phone number. */
export function HelpOrganisations({ help }: Pick<Protection, 'help'>) {
  const { t } = useTexts();
  return (
    <section aria-label={t('protection.help')}>
      <h2>{t('protection.help')}</h2>
      <p className="protection__note">{t('protection.helpText')}</p>
      <ul className="protection__help">
        {help.map(({ name, url, phone }) => (
          <li key={name}>
            {safeUrl(url, location.href) ? (
              <a className="text-link" href={url} target="_blank" rel="noopener noreferrer">
                <bdi>{name}</bdi>
                <span className="visually-hidden"> {t('common.opensOutside')}</span>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
            {phone && <bdi dir="ltr">{phone}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  );
}
