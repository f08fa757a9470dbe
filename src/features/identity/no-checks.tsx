import Banknote from 'lucide/dist/esm/icons/banknote.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Card from 'lucide/dist/esm/icons/id-card.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/state-view.css';
import './no-checks.css';

const kinds = [
  ['document', Card],
  ['address', House],
  ['funds', Banknote],
] as const;

/** Tells a player without checks that none is needed, and what the operator may ask for later. */
export function NoChecks() {
  const { t } = useTexts();
  return (
    <>
      <div className="state-view no-checks">
        <Shield />
        <h2 className="state-view__title">{t('identity.stateNone')}</h2>
        <p>{t('identity.stateNoneText')}</p>
        <a className="button button--outline" href={linkTo('securityCenter')}>
          {t('member.securityCenter')}
        </a>
      </div>
      <section className="no-checks__later">
        <h2>{t('identity.later')}</h2>
        <ul className="no-checks__kinds">
          {kinds.map(([kind, shapes]) => (
            <li key={kind}>
              <Icon shapes={shapes} />
              <div>
                <h3>{t(`identity.${kind}`)}</h3>
                <p>{t(`identity.${kind}Note`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Shield() {
  return (
    <svg className="gold-shield" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <path className="gold-shield__edge" d="M48 4 12 17v29c0 22 15 37 36 46 21-9 36-24 36-46V17z" />
      <path className="gold-shield__front" d="M48 14 21 24v22c0 17 11 28 27 36 16-8 27-19 27-36V24z" />
      <path className="gold-shield__shade" d="M48 14v68c16-8 27-19 27-36V24z" />
      <path className="gold-shield__check" d="m34 47 10 11 19-22" />
    </svg>
  );
}
