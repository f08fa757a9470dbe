import { siteConfig } from '../../config/site-config.ts';
import type { Contract, ContractKind } from '../../gateway/endpoints/agent.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { formatPercent } from '../../lib/percent.ts';
import './contract-terms.css';

const leastTexts: Readonly<Record<ContractKind, TextKey>> = {
  salary: 'agent.dayTurnover',
  dividend: 'agent.periodLoss',
  hour: 'agent.hourTurnover',
};

export function ContractTerms({ kind, steps }: { kind: ContractKind; steps: Contract['steps'] }) {
  const { t, money, number, language } = useTexts();
  const { currency } = siteConfig();
  const share = kind === 'dividend' ? 'agent.shareLoss' : 'agent.shareTurnover';
  return (
    <table className="contract-terms">
      <caption className="visually-hidden">{t('agent.terms')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(leastTexts[kind])}</th>
          <th scope="col">{t('agent.activeMembers')}</th>
          <th scope="col">{t('agent.youReceive')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ least, members, rate, amount }) => (
          <tr key={`${least} ${members}`}>
            <td>
              <bdi>{money(least, currency, 0)}</bdi>
            </td>
            <td>
              <bdi>{number(members)}</bdi>
            </td>
            <td className="contract-terms__paid">
              {rate ? (
                t(share, { rate: `\u2068${formatPercent(rate, languages[language].locales)}\u2069` })
              ) : (
                <bdi>{money(amount, currency)}</bdi>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
