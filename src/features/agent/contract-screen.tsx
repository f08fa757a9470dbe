import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Contract, ContractKind } from '../../gateway/endpoints/agent.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { formatDate } from '../../lib/dates.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContractTerms } from './contract-terms.tsx';
import { contractsOf, createContractReply } from './contracts.ts';
import '../../ui/form.css';
import './contract-screen.css';

const states: Readonly<Record<Contract['state'], TextKey>> = {
  offered: 'agent.offer',
  accepted: 'agent.stateAccepted',
  refused: 'agent.stateRefused',
  ended: 'agent.stateEnded',
};

export function ContractScreen({ kind }: { kind: ContractKind }) {
  const { t } = useTexts();
  const $contracts = contractsOf(kind);
  return (
    <AsyncView
      remote={useStore($contracts)}
      retry={$contracts.reload}
      skeleton={<Skeleton className="contract--waiting" count={2} />}
      empty="agent.noContract"
      isEmpty={(list) => !list.length}
    >
      {(list) => {
        const of = (...wanted: Contract['state'][]) => list.filter(({ state }) => wanted.includes(state));
        const current = of('accepted');
        const earlier = of('refused', 'ended');
        return (
          <div className="contracts">
            {of('offered').map((contract) => (
              <ContractCard key={contract.id} kind={kind} contract={contract}>
                <Answer kind={kind} id={contract.id} replaces={current.length > 0} />
              </ContractCard>
            ))}
            {current.map((contract) => (
              <ContractCard key={contract.id} kind={kind} contract={contract} />
            ))}
            {earlier.length > 0 && (
              <section className="contracts__earlier">
                <h2>{t('agent.earlier')}</h2>
                <ul>
                  {earlier.map((contract) => (
                    <li key={contract.id}>
                      <Offeror contract={contract} />
                      <span>{t(states[contract.state])}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        );
      }}
    </AsyncView>
  );
}

interface CardProps {
  kind: ContractKind;
  contract: Contract;
  children?: ReactNode;
}

function ContractCard({ kind, contract, children }: CardProps) {
  const { t, language } = useTexts();
  const { state, answeredAt, steps } = contract;
  return (
    <article className={`contract contract--${state}`}>
      <h2 className="contract__title">{t(states[state])}</h2>
      <p className="contract__from">
        <Offeror contract={contract} />
        {answeredAt > 0 && (
          <span>{t('agent.since', { day: dayOf(answeredAt, languages[language].locales) })}</span>
        )}
      </p>
      <ContractTerms kind={kind} steps={steps} />
      {children}
    </article>
  );
}

function Offeror({ contract: { from, offeredAt } }: { contract: Contract }) {
  const { t, language } = useTexts();
  const day = dayOf(offeredAt, languages[language].locales);
  return <span>{t('agent.offeredBy', { name: `\u2068${from}\u2069`, day })}</span>;
}

const dayOf = (time: number, locales: string[]) => formatDate(new Date(time).toISOString(), locales);

interface AnswerProps {
  kind: ContractKind;
  id: string;
  /** Whether accepting ends a contract in force. */
  replaces: boolean;
}

function Answer({ kind, id, replaces }: AnswerProps) {
  const { t } = useTexts();
  const [answer] = useState(() => createContractReply(kind, id));
  const sending = useStore(answer.$sending);
  useEffect(() => answer.stop, [answer]);
  const busy = sending.state === 'sending';
  return (
    <div className="contract__answer">
      {sending.state === 'failed' && (
        <p className="form__failure" role="alert">
          {t(errorText(sending.error))}
        </p>
      )}
      {replaces && <p className="contract__hint">{t('agent.answerHint')}</p>}
      <Button busy={busy} onClick={() => void answer.send(false)}>
        {t('agent.refuse')}
      </Button>
      <Button look="primary" busy={busy} onClick={() => void answer.send(true)}>
        {t('agent.accept')}
      </Button>
    </div>
  );
}
