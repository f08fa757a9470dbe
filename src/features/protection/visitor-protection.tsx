import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { helpOrganisations } from '../../gateway/protection/help-organisations.ts';
import { marketOf } from '../../gateway/protection/markets.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { loginAddressFromHere } from '../../session/login-address.ts';
import { $signedIn } from '../../session/session.ts';
import BreakNote from './break-note.tsx';
import { HelpOrganisations } from './help-organisations.tsx';
import { $begunBreak } from './protection.ts';
import './protection.css';

/** For visitors and accounts with play money: who helps, and the login. */
export function VisitorProtection() {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  const begun = useStore($begunBreak);
  if (begun) return <BreakNote sent={begun} />;
  const help = helpOrganisations[marketOf(siteConfig().protection)];
  return (
    <div className="protection">
      <p>{t('protection.visitor')}</p>
      {!signedIn && (
        <a className="button button--primary" href={loginAddressFromHere()}>
          {t('common.logIn')}
        </a>
      )}
      <HelpOrganisations help={help.map((one) => ({ phone: '', ...one }))} />
    </div>
  );
}
