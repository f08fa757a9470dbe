import { useStore } from '@nanostores/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { atom, type ReadableAtom } from 'nanostores';
import { classifies, type GameFilters } from '../../games/lists/game-filters.ts';
import type { GameGroups } from '../../games/lists/game-groups.ts';
import type { Remote } from '../../gateway/cache/resource.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Chip } from './game-centre.ts';
import { minBetText } from './min-bet-text.ts';
import './filter-chips.css';

type KindNames = ReadableAtom<Remote<GameGroups | undefined>>;

const $none: KindNames = atom({ state: 'loading' });

interface Props {
  filters: GameFilters;
  vendor?: string;
  vendorPage?: string;
  /** Names of kinds that the specification does not have. */
  groups?: KindNames;
  onRemove(chip: Chip): void;
  onClear(): void;
}

export function FilterChips({
  filters: { name, minBet, classify },
  vendor = '',
  vendorPage,
  groups = $none,
  onRemove,
  onClear,
}: Props) {
  const texts = useTexts();
  const { t } = texts;
  const specified = classifies[classify];
  const names = useStore(classify && !specified ? groups : $none);
  const named = names.state === 'ready' && names.value?.kinds.get(classify);
  const kind = specified ? t(specified) : named || t('centre.classify');
  const all: [Chip, string][] = [
    ['vendor', vendor],
    ['name', name && t('centre.nameChip', { name })],
    ['minBet', minBet ? t('centre.minBetChip', { value: minBetText(texts, minBet) }) : ''],
    ['classify', classify && kind],
  ];
  const chips = all.filter(([, label]) => label);
  if (!chips.length) return null;
  return (
    <ul className="filter-chips" aria-label={t('centre.chips')}>
      {chips.map(([chip, label]) => (
        <li key={chip}>
          <button
            type="button"
            className="filter-chips__chip"
            aria-label={t('centre.remove', { name: label })}
            onClick={() => onRemove(chip)}
          >
            {/* The quotation marks of a query have the direction of the page. */}
            {chip === 'name' ? (
              <span className="filter-chips__label">{label}</span>
            ) : (
              <bdi className="filter-chips__label">{label}</bdi>
            )}
            <Icon shapes={X} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className="filter-chips__clear" onClick={onClear}>
            {t('centre.clearAll')}
          </button>
        </li>
      )}
      {vendor && vendorPage && (
        <li>
          <a className="filter-chips__clear" href={vendorPage}>
            {t('centre.studioPage')}
          </a>
        </li>
      )}
    </ul>
  );
}
