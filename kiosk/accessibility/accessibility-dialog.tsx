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
import {
  $accessibilityOptions,
  type AccessibilityOption,
  accessibilityOptions,
  setAccessibilityOption,
} from './options.ts';
import './accessibility-dialog.css';

const looks: Readonly<Record<AccessibilityOption, { shapes: IconShapes; name: TextKey; hint: TextKey }>> = {
  largeText: { shapes: Type, name: 'kiosk.easeBigText', hint: 'kiosk.easeBigTextHint' },
  contrast: { shapes: Contrast, name: 'kiosk.easeContrast', hint: 'kiosk.easeContrastHint' },
  lowered: { shapes: ArrowDownToLine, name: 'kiosk.easeLower', hint: 'kiosk.easeLowerHint' },
  reducedMotion: { shapes: Pause, name: 'kiosk.easeStill', hint: 'kiosk.easeStillHint' },
  speech: { shapes: AudioLines, name: 'kiosk.easeSpeech', hint: 'kiosk.easeSpeechHint' },
};

/** Lists the accessibility options as switches that act at once, for this visit. */
export function AccessibilityDialog({ onClose }: { onClose(): void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('kiosk.ease')} onClose={onClose}>
      <div className="accessibility-dialog">
        {accessibilityOptions.map((option) => (
          <Switch key={option} option={option} />
        ))}
        <p className="accessibility-dialog__note">{t('kiosk.easeNote')}</p>
      </div>
    </Dialog>
  );
}

function Switch({ option }: { option: AccessibilityOption }) {
  const { t, language } = useTexts();
  const id = useId();
  const on = useStore($accessibilityOptions).has(option);
  const voices = useStore($voices);
  const { shapes, name, hint } = looks[option];
  // The switch for speech is disabled, with the reason, when the machine has no voice of the language.
  const silent = option === 'speech' && !voiceFor(voices, language);
  return (
    <button
      type="button"
      role="switch"
      className="accessibility-dialog__switch"
      aria-checked={on}
      aria-disabled={silent || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      onClick={() => silent || setAccessibilityOption(option, !on)}
    >
      <Icon shapes={shapes} />
      <span className="accessibility-dialog__text">
        <span id={`${id}-name`} className="accessibility-dialog__name">
          {t(name)}
        </span>
        <span id={`${id}-hint`} className="accessibility-dialog__hint">
          {silent ? t('kiosk.easeNoVoice', { language: languages[language].name }) : t(hint)}
        </span>
      </span>
      <span className="accessibility-dialog__knob" aria-hidden="true" />
    </button>
  );
}
