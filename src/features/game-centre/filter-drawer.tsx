import { useId, useState } from 'react';
import { classifies, type GameFilters, minBets } from '../../games/lists/game-filters.ts';
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
  onApply(minBet: number, classify: string): void;
  onClose(): void;
}

export function FilterDrawer({ filters, withMinBets, onApply, onClose }: Props) {
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
            </Button>
          </footer>
        </form>
      </SwipeToDismiss>
    </Dialog>
  );
}

interface ChoicesProps<T> {
  title: string;
  choices: readonly { value: T; label: string }[];
  chosen: T;
  onChoose(value: T): void;
}

function Choices<T extends string | number>({ title, choices, chosen, onChoose }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="filter-drawer__group">
      <legend className="filter-drawer__title">{title}</legend>
      <div className="filter-drawer__choices">
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
