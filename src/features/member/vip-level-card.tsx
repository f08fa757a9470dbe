import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import type { VipBenefits, VipLevel } from '../../gateway/endpoints/vip.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { type NamedCodes, nameOfCode } from '../../lib/named-codes.ts';
import { formatPercent } from '../../lib/percent.ts';
import { Button } from '../../ui/button.tsx';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { $claimingBonus, claimBonus, levelStatus, toneOf } from './vip.ts';
import { VipEmblem } from './vip-emblem.tsx';
import './vip-level-card.css';

interface Props {
  level: VipLevel;
  benefits: VipBenefits;
  categories: NamedCodes;
  onPaid(): void;
}

const statusTexts = { own: 'vip.yourLevel', reached: 'vip.reached', ahead: undefined } as const;

export function VipLevelCard({ level, benefits, categories, onPaid }: Props) {
  const { t, money, number, language } = useTexts();
  const { currency } = siteConfig();
  const status = levelStatus(level.level, benefits);
  const state = statusTexts[status];
  const tone = toneOf(level.level, benefits.levels);
  const { withdrawals, withdrawalLimit } = level;
  const rebates = level.rebates.map(({ gameType, rate }) => ({
    id: gameType,
    label: nameOfCode(categories, gameType),
    value: formatPercent(rate, languages[language].locales),
  }));
  return (
    <li
      className={`vip-level vip-level--${status} vip-tone--${tone}`}
      aria-current={status === 'own' || undefined}
    >
      <h3 className="vip-level__head">
        <VipEmblem tone={tone} size={40} />
        <bdi className="vip-level__label">{level.label}</bdi>
        {state && <span className="vip-level__state">{t(state)}</span>}
      </h3>
      <Part
        title={t('vip.takes')}
        facts={[
          { label: t('vip.deposits'), value: level.deposit && money(level.deposit, currency, 0) },
          { label: t('vip.turnover'), value: level.turnover && money(level.turnover, currency, 0) },
        ]}
      />
      <Part
        title={t('vip.gives')}
        facts={[
          { label: t('vip.withdrawals'), value: withdrawals && number(withdrawals) },
          { label: t('vip.withdrawalLimit'), value: withdrawalLimit && money(withdrawalLimit, currency, 0) },
        ]}
      />
      <Part title={t('vip.rebates')} look="chips" facts={rebates} />
      {level.bonus > 0 && <Bonus level={level} onPaid={onPaid} />}
    </li>
  );
}

interface PartProps {
  title: string;
  /** 0 hides the fact. */
  facts: readonly { label: string; value: string | 0 }[];
  look?: 'lines' | 'chips';
}

/** Facts under a title; renders nothing without facts. */
function Part({ title, facts, look = 'lines' }: PartProps) {
  const shown = facts.filter((fact): fact is Description => Boolean(fact.value));
  if (!shown.length) return null;
  return (
    <>
      <h4 className="vip-level__part">{title}</h4>
      <DescriptionList className={`vip-level__${look}`} items={shown} />
    </>
  );
}

function Bonus({ level: { level, label, bonus, bonusState }, onPaid }: Pick<Props, 'level' | 'onPaid'>) {
  const { t, money } = useTexts();
  const busy = useStore($claimingBonus).has(level);
  return (
    <div className="vip-level__bonus">
      <p>
        {t('vip.bonus')} <bdi className="vip-level__amount">{money(bonus, siteConfig().currency, 0)}</bdi>
      </p>
      {bonusState === 'open' && (
        <Button
          look="primary"
          busy={busy}
          aria-label={`${t('vip.claim')}: ${label}`}
          onClick={() => claimBonus(level, onPaid)}
        >
          {t('vip.claim')}
        </Button>
      )}
      {bonusState === 'claimed' && <span className="vip-level__state">{t('vip.claimed')}</span>}
    </div>
  );
}
