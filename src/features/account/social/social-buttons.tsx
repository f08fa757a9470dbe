import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $flags } from '../../../config/status.ts';
import { errorText } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { platform } from '../../../platform/platform.ts';
import { Button } from '../../../ui/button.tsx';
import type { Audience } from '../login/login-store.ts';
import { $signInService } from '../sign-in-service/load-sign-in-service.ts';
import type { Provider } from '../sign-in-service/sign-in-service.ts';
import { FacebookMark, GoogleMark } from './brand-marks.tsx';
import { knownProviders } from './provider-redirect.ts';
import { createSocialSignIn, createWindowSignIn, type SocialSignIn } from './social-sign-in.ts';
import './social-buttons.css';

const looks: Readonly<Record<Provider, { flag: string; name: string; Mark(): React.JSX.Element }>> = {
  'facebook.com': { flag: 'FACEBOOKLOGIN3', name: 'Facebook', Mark: FacebookMark },
  'google.com': { flag: 'GOOGLELOGIN3', name: 'Google', Mark: GoogleMark },
};

export interface Props {
  audience?: Audience;
  /** Whether the method is by username (LG-3). */
  shown: boolean;
}

/**
 * Signs in with Google or Facebook where the operator has the service and the provider's flag is on (LG-3,
 * RG-10). Hidden on platforms that cannot navigate to another origin.
 */
export function SocialButtons(props: Props) {
  const configured = useStore($signInService) !== 'absent';
  const { oauthRedirect, signInWindow } = platform();
  if (!configured) return null;
  if (signInWindow) return <Buttons {...props} begin={() => createWindowSignIn(signInWindow)} />;
  if (!oauthRedirect) return null;
  return <Buttons {...props} begin={() => createSocialSignIn(props.audience, oauthRedirect)} />;
}

function Buttons({ shown, begin }: Props & { begin(): SocialSignIn }) {
  const { t } = useTexts();
  const flags = useStore($flags);
  const [social] = useState(begin);
  const now = useStore(social.$social);
  useEffect(() => social.stop, [social]);
  const providers = knownProviders().filter((provider) => flags[looks[provider].flag] === true);
  if (!shown || !providers.length) return null;
  return (
    <div className="social-buttons">
      <p className="social-buttons__or">{t('account.or')}</p>
      {now.state === 'failed' && (
        <p className="form__failure" role="alert">
          {t(errorText(now.error))}
        </p>
      )}
      {providers.map((provider) => {
        const { name, Mark } = looks[provider];
        const busy = now.state === 'busy';
        return (
          <Button
            key={provider}
            wide
            busy={busy && now.provider === provider}
            disabled={busy && now.provider !== provider}
            aria-label={t('account.continueWith', { provider: name })}
            onClick={() => social.start(provider)}
          >
            <Mark />
            {name}
          </Button>
        );
      })}
    </div>
  );
}
