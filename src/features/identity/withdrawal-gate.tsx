import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { $flags } from '../../config/status.ts';
import type { IdentityCheck } from '../../gateway/endpoints/identity.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { approved } from '../../ui/state-pictures.ts';
import { StateView } from '../../ui/state-view.tsx';
import { identityIn } from './identity.ts';
import './withdrawal-gate.css';

const CheckList = lazyComponentWithTexts(['identity'], () => import('./check-list.tsx'));

const $unchecked = atom({ state: 'failed' } as const);

interface Gate {
  /** Whether the reason is still unknown. */
  waits: boolean;
  /** Replaces the form. */
  reason?: ReactNode;
}

/** Says before a withdrawal that the identity checks come first. Without an answer the gateway decides. */
export function useWithdrawalGate(): Gate {
  const { language } = useTexts();
  const { IDENTITY3 } = useStore($flags);
  const identity = useStore(IDENTITY3 ? identityIn(language) : $unchecked);
  if (identity.state !== 'ready') return { waits: identity.state === 'loading' };
  const { held, state, checks } = identity.value;
  return { waits: false, reason: held && <Reason pending={state === 'pending'} checks={checks} /> };
}

function Reason({ pending, checks }: { pending: boolean; checks: readonly IdentityCheck[] }) {
  const { t } = useTexts();
  return (
    <StateView className="withdrawal-gate" picture={approved} title={t('member.identity')}>
      <p>{t(pending ? 'wallet.identityPending' : 'wallet.identityFirst')}</p>
      {platform().ownDevice ? (
        <>
          <OptionalPart name="identity checks">
            <CheckList checks={checks} />
          </OptionalPart>
          <a className="button button--primary" href={linkTo('identity')}>
            {t('member.identity')}
          </a>
        </>
      ) : (
        !pending && <p>{t('wallet.identityElsewhere')}</p>
      )}
    </StateView>
  );
}
