import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { $flags } from '../../config/status.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { identityIn } from './identity.ts';
import './withdrawal-gate.css';

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
  const { held, state } = identity.value;
  return { waits: false, reason: held && <Reason pending={state === 'pending'} /> };
}

function Reason({ pending }: { pending: boolean }) {
  const { t } = useTexts();
  return (
    <div className="withdrawal-gate">
      <p>{t(pending ? 'wallet.identityPending' : 'wallet.identityFirst')}</p>
      {platform().ownDevice ? (
        <a className="button button--primary" href={linkTo('identity')}>
          {t('member.identity')}
        </a>
      ) : (
        !pending && <p>{t('wallet.identityElsewhere')}</p>
      )}
    </div>
  );
}
