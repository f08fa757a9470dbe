import { useStore } from '@nanostores/react';
import { $texts } from '../../src/i18n/language.ts';
import { TextsScope, useTexts } from '../../src/i18n/texts-scope.tsx';
import { offline, unplugged } from '../../src/ui/state-pictures.ts';
import { StateArt } from '../../src/ui/state-view.tsx';
import { $provisioning } from './provision.ts';
import '../layout/notice-screen.css';

/** Shown until the configuration has loaded. Only the logo until the texts have. */
export function StartView() {
  const texts = useStore($texts);
  return (
    <main className="notice-screen start-view">
      <svg className="calm-screen__mark" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M5 28V15a11 11 0 0 1 22 0v13h-6V15a5 5 0 0 0-10 0v13z" />
      </svg>
      {texts && (
        <TextsScope value={texts}>
          <Reason />
        </TextsScope>
      )}
    </main>
  );
}

function Reason() {
  const { t } = useTexts();
  const provisioning = useStore($provisioning);
  if (provisioning.state === 'away') {
    return (
      <>
        <StateArt picture={offline} />
        <h1>{t('kiosk.away')}</h1>
        <p role="status">{t('kiosk.awayText')}</p>
      </>
    );
  }
  if (provisioning.state !== 'wrong') return null;
  const { file, field, reason } = provisioning;
  const isOfWholeFile = file.endsWith(`/${field}`);
  return (
    <div role="alert">
      <StateArt picture={unplugged} />
      <h1>{t('kiosk.wrongConfig')}</h1>
      <p>{t('kiosk.wrongConfigText')}</p>
      <p className="calm-screen__field">
        <code>{file}</code> {!isOfWholeFile && <strong>{field}</strong>} {reason}
      </p>
    </div>
  );
}
