import { useStore } from '@nanostores/react';
import { Suspense, useRef } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Referral } from '../../gateway/endpoints/referral.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { invitationLink } from '../../routes/invitation-link.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InvitedFriends } from './invited-friends.tsx';
import { referralFor } from './referral.ts';
import { ShareButton } from './share-button.tsx';
import { canShare } from './share-link.ts';
import './invite-view.css';

const InviteCode = lazyComponent(() => import('./invite-code.tsx'));

export function InviteView() {
  const { language } = useTexts();
  const $referral = referralFor(language);
  return (
    <AsyncView
      remote={useStore($referral)}
      retry={$referral.reload}
      skeleton={<Skeleton className="invite__waiting" />}
    >
      {(referral) => <Shown referral={referral} />}
    </AsyncView>
  );
}

function Shown({ referral: { code, terms, friends, earned } }: { referral: Referral }) {
  const { t, money, number } = useTexts();
  const { currency } = siteConfig();
  const field = useRef<HTMLTextAreaElement>(null);
  const link = invitationLink(code, location.origin);
  const copy = () => void copyText(link, field.current);
  return (
    <div className="invite">
      <p className="invite__text">{t('invite.text')}</p>
      {terms && (
        <p className="invite__terms" dir="auto">
          {terms}
        </p>
      )}
      <div className="invite__column">
        <div className="invite__ways">
          <Suspense fallback={<div className="invite__code" />}>
            <InviteCode link={link} />
          </Suspense>
          <p>
            {t('invite.code')}
            <bdi className="invite__letters">{code}</bdi>
          </p>
        </div>
        <label className="invite__link">
          {t('invite.link')}
          <textarea
            ref={field}
            dir="ltr"
            rows={2}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <div className="invite__actions">
          <Button look={canShare() ? 'outline' : 'primary'} onClick={copy}>
            {t('common.copy')}
          </Button>
          {canShare() && <ShareButton link={link} onFailure={copy} />}
        </div>
      </div>
      <div className="invite__column">
        <DescriptionList
          className="invite__sums"
          items={[
            { label: t('invite.friends'), value: number(friends) },
            { label: t('invite.earned'), value: money(earned, currency) },
          ]}
        />
        {friends > 0 ? <InvitedFriends /> : <p className="invite__text">{t('invite.none')}</p>}
      </div>
    </div>
  );
}
