import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioTile } from '../../ui/radio-tile.tsx';
import { TerminalNames } from './terminal-names.tsx';
import { type Pairing, type TerminalSignIn, terminalErrorText } from './terminal-store.ts';
import './number-choice.css';

/** Names the terminal, and offers three numbers, one of which it shows. */
export function NumberChoice({ signIn, pairing }: { signIn: TerminalSignIn; pairing: Pairing }) {
  const { t } = useTexts();
  const { confirm, refuse, pick, $picked } = signIn;
  const picked = useStore($picked);
  const agreeing = useStore(confirm.$sending);
  const refusing = useStore(refuse.$sending);
  const [asked, setAsked] = useState(false);
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The code form had focus and is gone.
  useEffect(() => heading.current?.focus(), []);
  const failed = [agreeing, refusing].find(({ state }) => state === 'failed');
  const missing = asked && picked === undefined;
  return (
    <div className="number-choice">
      <h2 ref={heading} className="number-choice__title" tabIndex={-1}>
        {t('terminal.here')}
      </h2>
      <TerminalNames of={pairing} />
      <fieldset className="number-choice__numbers" aria-describedby={missing ? `${name}-missing` : undefined}>
        <legend>{t('terminal.number')}</legend>
        {pairing.numbers.map((one) => (
          <RadioTile
            key={one}
            className="number-choice__number"
            name={name}
            checked={picked === one}
            onChange={() => pick(one)}
          >
            <span>{one}</span>
          </RadioTile>
        ))}
      </fieldset>
      {missing && (
        <p id={`${name}-missing`} className="form__failure" role="alert">
          {t('terminal.numberNeeded')}
        </p>
      )}
      {failed?.state === 'failed' && (
        <p className="form__failure" role="alert">
          {t(terminalErrorText(failed.error))}
        </p>
      )}
      <p className="number-choice__warning">{t('terminal.warning')}</p>
      <Button
        look="primary"
        wide
        busy={agreeing.state === 'sending'}
        onClick={() => {
          setAsked(true);
          void confirm.submit();
        }}
      >
        {t('terminal.agree')}
      </Button>
      <Button wide busy={refusing.state === 'sending'} onClick={refuse.submit}>
        {t('terminal.notMe')}
      </Button>
    </div>
  );
}
