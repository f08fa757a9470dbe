import { siteConfig } from '../../config/site-config.ts';
import type { Bet } from '../../gateway/endpoints/records.ts';
import { signedAmount } from '../../i18n/signed-amount.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { timeFormat } from '../../i18n/time-text.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { betStates, selectionText } from './record-texts.ts';
import '../../ui/ruled-list.css';

interface Props {
  bet: Bet;
  /** Account of the bet; absent in the player's own record. */
  account?: string | undefined;
  category: string;
}

const timeOf = timeFormat({ dateStyle: 'full', timeStyle: 'medium' });

export function BetDetails({ bet: { id, at, bet, win, state, selections }, account, category }: Props) {
  const texts = useTexts();
  const { t, money, language } = texts;
  const { currency } = siteConfig();
  return (
    <DescriptionList
      className="ruled-list"
      items={[
        ...(account ? [{ label: t('records.account'), value: account }] : []),
        { label: t('records.category'), value: category },
        { label: t('records.time'), value: timeOf(at, language) },
        ...selections.map((one, index) => ({
          id: `selection ${index}`,
          label: one.event,
          value: selectionText(one, language),
        })),
        { label: t('records.state'), value: t(betStates[state]) },
        { label: t('records.stake'), value: money(bet, currency) },
        ...(state === 'open'
          ? []
          : [
              { label: t('records.win'), value: money(win, currency) },
              { label: t('records.result'), value: signedAmount(texts, win - bet, currency) },
            ]),
        { label: t('records.order'), value: id },
      ]}
    />
  );
}
