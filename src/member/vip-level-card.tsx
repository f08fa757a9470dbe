import { useStore } from '@nanostores/react';
import { siteConfig } from '../config/site-config.ts';
import type { VipBenefits, VipLevel } from '../gateway/endpoints/vip.ts';
import { languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Button } from '../ui/button.tsx';
import { $claimingBonus, claimBonus, standOf } from './vip.ts';
import './vip-level-card.css';

/** Game categories by code, with their names. */
export type Categories = readonly { code: string; name: string }[];

interface Props {
  level: VipLevel;
  benefits: VipBenefits;
  categories: Categories;
  onPaid(): void;
}

const stands = { own: 'vip.yourLevel', reached: 'vip.reached', ahead: undefined } as const;

/** What one level takes and gives. */
export function VipLevelCard({ level, benefits, categories, onPaid }: Props) {
  const { t, money, number } = useTexts();
  const { currency } = siteConfig();
  const stand = standOf(level.level, benefits);
  const state = stands[stand];
  const { withdrawals, withdrawalLimit } = level;
  return (
    <li className={`vip-level vip-level--${stand}`} aria-current={stand === 'own' || undefined}>
      <h3 className="vip-level__head">
        <bdi className="vip-level__label">{level.label}</bdi>
        {state && <span className="vip-level__state">{t(state)}</span>}
      </h3>
      <Facts
        title={t('vip.takes')}
        facts={[
          [t('vip.deposits'), level.deposit && money(level.deposit, currency, 0)],
          [t('vip.turnover'), level.turnover && money(level.turnover, currency, 0)],
        ]}
      />
      <Facts
        title={t('vip.gives')}
        facts={[
          [t('vip.withdrawals'), withdrawals && number(withdrawals)],
          [t('vip.withdrawalLimit'), withdrawalLimit && money(withdrawalLimit, currency, 0)],
        ]}
      />
      {level.rebates.length > 0 && <Rebates rebates={level.rebates} categories={categories} />}
      {level.bonus > 0 && <Bonus level={level} onPaid={onPaid} />}
    </li>
  );
}

/** Names with their values; a value of 0 is none. */
function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string | 0])[] }) {
  const shown = facts.filter(([, value]) => value);
  if (!shown.length) return null;
  return (
    <>
      <h4 className="vip-level__part">{title}</h4>
      <dl className="vip-level__facts">
        {shown.map(([name, value]) => (
          <div key={name} className="vip-level__fact">
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Rebates({ rebates, categories }: { rebates: VipLevel['rebates']; categories: Categories }) {
  const { t, language } = useTexts();
  const percent = new Intl.NumberFormat(languages[language].locales, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <>
      <h4 className="vip-level__part">{t('vip.rebates')}</h4>
      <dl className="vip-level__rebates">
        {rebates.map(({ gameType, rate }) => (
          <div key={gameType} className="vip-level__rebate">
            <dt dir="auto">{categories.find(({ code }) => code === gameType)?.name ?? gameType}</dt>
            <dd>
              <bdi>{percent.format(rate / 100)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
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
