import { useStore } from '@nanostores/react';
import AlarmClock from 'lucide/dist/esm/icons/alarm-clock.mjs';
import CirclePause from 'lucide/dist/esm/icons/circle-pause.mjs';
import WalletCards from 'lucide/dist/esm/icons/wallet-cards.mjs';
import { siteConfig } from '../../config/site-config.ts';
import { helpOrganisations } from '../../gateway/protection/help-organisations.ts';
import { marketOf } from '../../gateway/protection/markets.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { loginAddressFromHere } from '../../session/login-address.ts';
import { $signedIn } from '../../session/session.ts';
import { Icon, type IconShapes } from '../../ui/icon.tsx';
import BreakNote from './break-note.tsx';
import { HelpOrganisations } from './help-organisations.tsx';
import { $begunBreak } from './protection.ts';
import './protection.css';
import './visitor-protection.css';

const tools: readonly { shapes: IconShapes; title: TextKey; text: TextKey }[] = [
  { shapes: WalletCards, title: 'protection.kindDeposit', text: 'protection.noteDeposit' },
  { shapes: AlarmClock, title: 'protection.realityCheck', text: 'protection.checkNote' },
  { shapes: CirclePause, title: 'protection.timeOut', text: 'protection.timeOutText' },
];

/** For visitors and accounts with play money: who helps, and the login. */
export function VisitorProtection() {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  const begun = useStore($begunBreak);
  if (begun) return <BreakNote sent={begun} />;
  const help = helpOrganisations[marketOf(siteConfig().protection)];
  return (
    <div className="protection visitor-protection">
      <section className="visitor-protection__tools" aria-label={t('shell.playSafely')}>
        <Shield />
        <p>{t('protection.visitor')}</p>
        <ul className="visitor-protection__list">
          {tools.map(({ shapes, title, text }) => (
            <li key={title}>
              <Icon shapes={shapes} />
              <div>
                <h2>{t(title)}</h2>
                <p className="protection__note">{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
        {!signedIn && (
          <a className="button button--primary" href={loginAddressFromHere()}>
            {t('common.logIn')}
          </a>
        )}
      </section>
      <HelpOrganisations help={help.map((one) => ({ phone: '', ...one }))} />
    </div>
  );
}

function Shield() {
  return (
    <svg
      className="visitor-protection__art"
      viewBox="0 0 120 132"
      width="120"
      height="132"
      aria-hidden="true"
    >
      <path
        className="visitor-protection__edge"
        d="M60 2L114 20V62C114 96 92 118 60 130C28 118 6 96 6 62V20z"
      />
      <path className="visitor-protection__face" d="M60 14L102 28V62C102 89 86 106 60 117z" />
      <path className="visitor-protection__shade" d="M60 14L18 28V62C18 89 34 106 60 117z" />
      <path className="visitor-protection__check" d="M38 64L54 80L84 48" />
    </svg>
  );
}
