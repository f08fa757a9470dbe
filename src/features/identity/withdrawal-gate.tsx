import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $flags } from '../../config/status.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { identityIn } from './identity.ts';
import './withdrawal-gate.css';

interface Props {
  /** Renders the withdrawal: with the reason in place of its form, or waiting until it is known. */
  children(gate: { waits: boolean; reason: ReactNode }): ReactNode;
}

/** Says before a withdrawal that the identity checks come first. Without an answer the gateway decides. */
export function WithdrawalGate(props: Props) {
  const flags = useStore($flags);
  return flags.IDENTITY3 ? <CheckedGate {...props} /> : props.children({ waits: false, reason: null });
}

function CheckedGate({ children }: Props) {
  const { language } = useTexts();
  const identity = useStore(identityIn(language));
  if (identity.state !== 'ready') return children({ waits: identity.state === 'loading', reason: null });
  const { held, state } = identity.value;
  return children({ waits: false, reason: held ? <Reason pending={state === 'pending'} /> : null });
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
