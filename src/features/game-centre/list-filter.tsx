import { useStore } from '@nanostores/react';
import { classifies, hasMinBets } from '../../games/lists/game-filters.ts';
import { groupsOf } from '../../games/lists/game-groups.ts';
import type { Resource } from '../../gateway/cache/resource.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { type Chosen, type FilterChoices, type FilterSource, filterChoices } from './filter-choices.ts';
import { FilterDrawer } from './filter-drawer.tsx';

interface Props {
  filters: Chosen;
  source: FilterSource;
  onApply(minBet: number, classify: string): void;
  onClose(): void;
}

/** Filters a list by what its games differ in. */
export function ListFilter({ filters, source, onApply, onClose }: Props) {
  const { t } = useTexts();
  const { category, countGames, leadsAway, isLocal } = source;
  const read = useStore(source.groups);
  const served = read.state === 'ready' ? read.value : undefined;
  const choicesOf = (chosen: Chosen): FilterChoices | undefined => {
    if (read.state === 'loading' && !hasMinBets(category)) return undefined;
    if (served && !isLocal) return filterChoices(category, { ...served, isWhole: true }, chosen);
    const { games, isWhole } = source.loaded();
    return filterChoices(
      category,
      { groups: groupsOf(games), kinds: served?.kinds ?? new Map(), isWhole },
      chosen,
    );
  };
  return (
    <FilterDrawer
      filters={filters}
      choicesOf={choicesOf}
      kindName={(code) => (classifies[code] ? t(classifies[code]) : (served?.kinds.get(code) ?? code))}
      renderLeft={(chosen, left) => {
        if (leadsAway && !chosen.minBet && !chosen.classify) return undefined;
        if (left !== undefined) return t('centre.studioGames', { count: left });
        if (read.state === 'loading') return '';
        return countGames && <GameCount $count={countGames(chosen.minBet, chosen.classify)} />;
      }}
      onApply={onApply}
      onClose={onClose}
    />
  );
}

function GameCount({ $count }: { $count: Resource<number> }) {
  const { t } = useTexts();
  const count = useStore($count);
  return count.state === 'ready' && t('centre.studioGames', { count: count.value });
}
