import { useStore } from '@nanostores/react';
import ArrowDownToLine from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import AudioLines from 'lucide/dist/esm/icons/audio-lines.mjs';
import Contrast from 'lucide/dist/esm/icons/contrast.mjs';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Type from 'lucide/dist/esm/icons/type.mjs';
import { useId } from 'react';
import type { TextKey } from '../../src/i18n/keys.ts';
import { languages } from '../../src/i18n/languages.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon, type IconShapes } from '../../src/ui/icon.tsx';
import { $voices, voiceFor } from '../speech/voices.ts';
import { $ease, type Comfort, comforts, switchComfort } from './options.ts';
import './accessibility-dialog.css';

const looks: Readonly<Record<Comfort, { shapes: IconShapes; name: TextKey; hint: TextKey }>> = {
  bigText: { shapes: Type, name: 'kiosk.easeBigText', hint: 'kiosk.easeBigTextHint' },
  contrast: { shapes: Contrast, name: 'kiosk.easeContrast', hint: 'kiosk.easeContrastHint' },
  lower: { shapes: ArrowDownToLine, name: 'kiosk.easeLower', hint: 'kiosk.easeLowerHint' },
  still: { shapes: Pause, name: 'kiosk.easeStill', hint: 'kiosk.easeStillHint' },
  speech: { shapes: AudioLines, name: 'kiosk.easeSpeech', hint: 'kiosk.easeSpeechHint' },
};

/** What the visitor can have otherwise for this visit, each by a switch that acts at once. */
export function EaseDialog({ onClose }: { onClose(): void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('kiosk.ease')} onClose={onClose}>
      <div className="ease">
        {comforts.map((comfort) => (
          <Switch key={comfort} comfort={comfort} />
        ))}
        <p className="ease__note">{t('kiosk.easeNote')}</p>
      </div>
    </Dialog>
  );
}

function Switch({ comfort }: { comfort: Comfort }) {
  const { t, language } = useTexts();
  const id = useId();
  const on = useStore($ease).has(comfort);
  const voices = useStore($voices);
  const { shapes, name, hint } = looks[comfort];
  // Where nobody could say it, the switch tells so instead.
  const silent = comfort === 'speech' && !voiceFor(voices, language);
  return (
    <button
      type="button"
      role="switch"
      className="ease__switch"
      aria-checked={on}
      aria-disabled={silent || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      onClick={() => silent || switchComfort(comfort, !on)}
    >
      <Icon shapes={shapes} />
      <span className="ease__text">
        <span id={`${id}-name`} className="ease__name">
          {t(name)}
        </span>
        <span id={`${id}-hint`} className="ease__hint">
          {silent ? t('kiosk.easeNoVoice', { language: languages[language].name }) : t(hint)}
        </span>
      </span>
      <span className="ease__knob" aria-hidden="true" />
    </button>
  );
}
