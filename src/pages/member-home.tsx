import Gift from 'lucide/dist/esm/icons/gift.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import { RealAccountOnly } from '../account/gates.tsx';
import { confirmSignOut, leaveSession } from '../account/sign-out.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { MemberCard } from '../member/member-card.tsx';
import { promptTrial } from '../member/trial-prompt.ts';
import { linkTo } from '../routes/routes.ts';
import { Balance } from '../shell/balance.tsx';
import { DrawerLink } from '../shell/drawer-link.tsx';
import { Sheet } from './sheet.tsx';
import './member-home.css';

/** `/m/member/home`: real accounts alone (WL-5, SE-5). */
export default function MemberHomePage() {
  const { t } = useTexts();
  return (
    <RealAccountOnly from={linkTo('memberHome')} onRefused={() => promptTrial(leaveSession)}>
      <Sheet title={t('member.title')}>
        <section className="sheet__panel member-home__card">
          <MemberCard />
          <div className="member-home__balance">
            <span>{t('member.balance')}</span>
            <Balance />
          </div>
          <div className="member-home__money">
            <a className="button button--primary" href={linkTo('deposit')}>
              {t('shell.deposit')}
            </a>
            <a className="button button--outline" href={linkTo('withdraw')}>
              {t('shell.withdraw')}
            </a>
          </div>
        </section>
        <nav className="member-home__links" aria-label={t('member.title')}>
          <DrawerLink shapes={Gift} href={linkTo('rewardCenter')}>
            {t('shell.rewardCentre')}
          </DrawerLink>
          <DrawerLink shapes={Settings} href={linkTo('settings')}>
            {t('shell.settings')}
          </DrawerLink>
          <DrawerLink shapes={LogOut} onClick={confirmSignOut}>
            {t('shell.signOut')}
          </DrawerLink>
        </nav>
      </Sheet>
    </RealAccountOnly>
  );
}
