import { useStore } from '@nanostores/react';
import { siteConfig } from '../../src/config/site-config.ts';
import { confirmSignOut } from '../../src/features/account/sign-out.ts';
import { Avatar } from '../../src/features/member/avatar.tsx';
import { displayName } from '../../src/features/member/member-name.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { linkTo } from '../../src/routes/routes.ts';
import { $member } from '../../src/session/member.ts';
import { $session } from '../../src/session/session.ts';
import { Balance } from '../../src/shell/header/balance.tsx';
import { AsyncView } from '../../src/ui/async-view.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { FramePanel } from './frame-panel.tsx';
import type { ParentPage } from './parent-page.ts';
import { SessionClock } from './session-clock-view.tsx';

/** The account of a signed-in player: balance, session time, favourites, sign-out. */
export function AccountView({ page }: { page: ParentPage }) {
  const { t } = useTexts();
  const member = useStore($member);
  const signOut = async () => {
    await confirmSignOut();
    if (!$session.get()) page.post('closed');
  };
  return (
    <FramePanel title={t('shell.account')} page={page}>
      <div className="frame__account">
        <AsyncView
          remote={member}
          retry={$member.reload}
          skeleton={<Skeleton className="frame__member-waiting" />}
        >
          {(value) => (
            <p className="frame__member">
              <Avatar member={value} />
              <bdi>{displayName(value)}</bdi>
            </p>
          )}
        </AsyncView>
        <div className="frame__money">
          <span>{t('shell.balance')}</span>
          <Balance />
        </div>
        <SessionClock />
        <section aria-label={t('shell.favourites')}>
          <h2 className="frame__heading">{t('shell.favourites')}</h2>
          <FavouriteList />
        </section>
        <div className="form__buttons">
          <a className="button button--primary" href={linkTo('home')}>
            {t('frame.openSite', { brand: siteConfig().brand.name })}
          </a>
          <a className="button button--outline" href={linkTo('protection')}>
            {t('shell.playSafely')}
          </a>
          <Button wide onClick={() => void signOut()}>
            {t('shell.signOut')}
          </Button>
        </div>
      </div>
    </FramePanel>
  );
}
