import { useStore } from '@nanostores/react';
import ArrowDownToLine from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import AudioLines from 'lucide/dist/esm/icons/audio-lines.mjs';
import Contrast from 'lucide/dist/esm/icons/contrast.mjs';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Type from 'lucide/dist/esm/icons/type.mjs';
import type { TextKey } from '../../src/i18n/keys.ts';
import { languages } from '../../src/i18n/languages.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { IconShapes } from '../../src/ui/icon.tsx';
import { Switch } from '../../src/ui/switch.tsx';
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
          <OptionSwitch key={option} option={option} />
        ))}
        <p className="accessibility-dialog__note">{t('kiosk.easeNote')}</p>
      </div>
    </Dialog>
  );
}

function OptionSwitch({ option }: { option: AccessibilityOption }) {
  const { t, language } = useTexts();
  const on = useStore($accessibilityOptions).has(option);
  const voices = useStore($voices);
  const { shapes, name, hint } = looks[option];
  // The switch for speech is disabled, with the reason, when the machine has no voice of the language.
  const silent = option === 'speech' && !voiceFor(voices, language);
  return (
    <Switch
      className="accessibility-dialog__switch"
      shapes={shapes}
      label={t(name)}
      hint={silent ? t('kiosk.easeNoVoice', { language: languages[language].name }) : t(hint)}
      checked={on}
      disabled={silent}
      onChange={(next) => setAccessibilityOption(option, next)}
    />
  );
}
