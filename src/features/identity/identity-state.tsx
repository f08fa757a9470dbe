import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { identityIn } from './identity.ts';

/** The state of the identity checks, for a row that leads to them. */
export default function IdentityState() {
  const { t, language } = useTexts();
  const identity = useStore(identityIn(language));
  if (identity.state !== 'ready') return null;
  const { state } = identity.value;
  return (
    <small className="drawer-link__note">
      {t(state === 'none' ? 'identity.stateNone' : `identity.${state}`)}
    </small>
  );
}
