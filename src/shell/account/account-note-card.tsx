import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $status } from '../../config/status.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import {
  type AccountNoteProps,
  endTrialAndRegister,
  type RestrictedAction,
  serviceAddress,
  trialRefusalTexts,
} from './refusals.ts';
import './account-note-card.css';

const agentTexts: Readonly<Record<RestrictedAction, TextKey>> = {
  money: 'member.agentMoney',
  member: 'member.agentText',
};

/**
 * Explains why an account has no access, with a next step: trials can register, agents can open the agency centre.
 */
export default function AccountNoteCard({ why, what, id, hidden }: AccountNoteProps) {
  const { t } = useTexts();
  const heading = useId();
  useStore($status);
  const trial = why === 'trial';
  const text = t((trial ? trialRefusalTexts : agentTexts)[what]);
  if (hidden) {
    return (
      <span id={id} hidden>
        {`${t(trial ? 'member.prompt' : 'member.agentTitle')}: ${text}`}
      </span>
    );
  }
  const service = what === 'money' && serviceAddress();
  return (
    <div className="account-note" role="note" aria-labelledby={heading}>
      <strong id={heading}>{t(trial ? 'member.prompt' : 'member.agentTitle')}</strong>
      <p id={id} className="account-note__text">
        {text}
      </p>
      <div className="account-note__actions">
        {trial ? (
          <Button look="primary" onClick={() => void endTrialAndRegister()}>
            {t('member.registerNow')}
          </Button>
        ) : (
          <>
            {service && (
              <Button onClick={() => platform().open(service)}>{t('shell.customerService')}</Button>
            )}
            <a className="button button--outline" href={linkTo('agent')}>
              {t('member.agencyCentre')}
            </a>
          </>
        )}
      </div>
    </div>
  );
}
