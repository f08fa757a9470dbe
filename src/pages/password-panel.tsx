import EarOff from 'lucide/dist/esm/icons/ear-off.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import LockKeyhole from 'lucide/dist/esm/icons/lock-keyhole.mjs';
import type { TextKey } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Icon, type IconShapes } from '../ui/icon.tsx';
import { EntryMark } from './entry-mark.tsx';
import './entry-panel.css';

const rules: readonly (readonly [TextKey, IconShapes])[] = [
  ['member.passwordWords', KeyRound],
  ['member.passwordText', LockKeyhole],
  ['member.passwordSecret', EarOff],
];

/** What makes a good password, next to the form for a new one. */
export default function PasswordPanel() {
  const { t } = useTexts();
  return (
    <section className="entry-panel" aria-labelledby="password-panel">
      <div className="entry-panel__mark">
        <EntryMark />
      </div>
      <h2 id="password-panel" className="entry-panel__name">
        {t('member.passwordTitle')}
      </h2>
      <ul className="entry-panel__claims">
        {rules.map(([text, shapes]) => (
          <li key={text}>
            <Icon shapes={shapes} />
            {t(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
