import { useId } from 'react';
import { useRefusal } from '../../features/account/gates.tsx';
import { loadMessages } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { runWhenLoaded } from '../../ui/run-when-loaded.ts';
import { AccountNote } from '../account/account-note.tsx';

const links = {
  deposit: { look: 'primary', text: 'shell.deposit' },
  withdraw: { look: 'outline', text: 'shell.withdraw' },
} as const;

type Way = keyof typeof links;

interface Props {
  ways?: readonly Way[];
  className?: string;
  /** Hides the note, which then only describes the buttons. */
  bare?: boolean;
}

const both: readonly Way[] = ['deposit', 'withdraw'];

/**
 * Deposit and withdrawal links. For accounts without access they are disabled, with the reason (SE-5); a press
 * explains it in a dialog.
 */
export function MoneyLinks({ ways = both, className = '', bare }: Props) {
  const { t } = useTexts();
  const why = useRefusal();
  const id = useId();
  if (!why) {
    return ways.map((way) => (
      <a key={way} className={`button button--${links[way].look} ${className}`} href={linkTo(way)}>
        {t(links[way].text)}
      </a>
    ));
  }
  const explain = () =>
    runWhenLoaded(Promise.all([import('../account/refusals.ts'), loadMessages(['member'])]), ([code]) =>
      code.explainRefusal(why, 'money'),
    );
  return (
    <>
      {ways.map((way) => (
        <Button
          key={way}
          look={links[way].look}
          className={className}
          aria-disabled
          aria-describedby={id}
          onClick={explain}
        >
          {t(links[way].text)}
        </Button>
      ))}
      <AccountNote why={why} what="money" id={id} {...(bare && { hidden: true })} />
    </>
  );
}
