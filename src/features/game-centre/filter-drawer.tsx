import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { classifies, type GameFilters, minBets } from '../../games/lists/game-filters.ts';
import type { Resource } from '../../gateway/cache/resource.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioTile } from '../../ui/radio-tile.tsx';
import { SwipeToDismiss } from '../../ui/swipe-to-dismiss.tsx';
import { minBetText } from './min-bet-text.ts';
import './filter-drawer.css';

interface Props {
  filters: GameFilters;
  withMinBets: boolean;
  /** Returns the number of games that a choice leaves; the button shows it. */
  countGames?: CountGames | undefined;
  onApply(minBet: number, classify: string): void;
  onClose(): void;
}

export type CountGames = (minBet: number, classify: string) => Resource<number>;

export function FilterDrawer({ filters, withMinBets, countGames, onApply, onClose }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [minBet, setMinBet] = useState(filters.minBet);
  const [classify, setClassify] = useState(filters.classify);
  const [then, setThen] = useState<() => void>();
  const away = () => setThen(() => onClose);
  const bets = minBets.map((bet) => ({ value: bet, label: minBetText(texts, bet) }));
  const kinds = Object.entries(classifies).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <Dialog title={t('centre.filter')} place="end" then={then} onClose={away}>
      <SwipeToDismiss place="end" onAway={away}>
        <form
          className="filter-drawer"
          onSubmit={(event) => {
            event.preventDefault();
            setThen(() => () => {
              onClose();
              onApply(minBet, classify);
            });
          }}
        >
          {withMinBets && (
            <Choices<number>
              title={t('centre.minBet')}
              kind="amounts"
              choices={[{ value: 0, label: t('centre.minBetAll') }, ...bets]}
              chosen={minBet}
              onChoose={setMinBet}
            />
          )}
          <Choices<string>
            title={t('centre.classify')}
            choices={[{ value: '', label: t('centre.classifyAll') }, ...kinds]}
            chosen={classify}
            onChoose={setClassify}
          />
          <footer className="filter-drawer__foot">
            <Button
              onClick={() => {
                setMinBet(0);
                setClassify('');
              }}
            >
              {t('centre.reset')}
            </Button>
            <Button type="submit" look="primary">
              {t('centre.apply')}
              {countGames && <GameCount $count={countGames(minBet, classify)} />}
            </Button>
          </footer>
        </form>
      </SwipeToDismiss>
    </Dialog>
  );
}

function GameCount({ $count }: { $count: Resource<number> }) {
  const { t } = useTexts();
  const count = useStore($count);
  return (
    <span className="filter-drawer__count">
      {count.state === 'ready' && t('centre.studioGames', { count: count.value })}
    </span>
  );
}

interface ChoicesProps<T> {
  title: string;
  kind?: 'amounts';
  choices: readonly { value: T; label: string }[];
  chosen: T;
  onChoose(value: T): void;
}

function Choices<T extends string | number>({ title, kind, choices, chosen, onChoose }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="filter-drawer__group">
      <legend className="filter-drawer__title">{title}</legend>
      <div className={`filter-drawer__choices ${kind ? `filter-drawer__choices--${kind}` : ''}`}>
        {choices.map(({ value, label }) => (
          <RadioTile
            key={value}
            className="filter-drawer__choice"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          >
            <bdi>{label}</bdi>
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
