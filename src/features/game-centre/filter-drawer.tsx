import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioTile } from '../../ui/radio-tile.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwipeToDismiss } from '../../ui/swipe-to-dismiss.tsx';
import type { Chosen, FilterChoice, FilterChoices } from './filter-choices.ts';
import { minBetText } from './min-bet-text.ts';
import './filter-drawer.css';

interface Props {
  filters: Chosen;
  /** Returns the offered choices with their counts, given what is chosen; undefined while they load. */
  choicesOf(chosen: Chosen): FilterChoices | undefined;
  /** Returns the name of a kind. */
  kindName(classify: string): string;
  /** Renders the number of games that the choices leave; undefined to show none. */
  renderLeft?: ((chosen: Chosen, left: number | undefined) => ReactNode) | undefined;
  onApply(minBet: number, classify: string): void;
  onClose(): void;
}

/** Placeholders of kinds. */
const WAITING = 6;

export function FilterDrawer({ filters, choicesOf, kindName, renderLeft, onApply, onClose }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [minBet, setMinBet] = useState(filters.minBet);
  const [classify, setClassify] = useState(filters.classify);
  const [then, setThen] = useState<() => void>();
  const away = () => setThen(() => onClose);
  const chosen = { minBet, classify };
  const choices = choicesOf(chosen);
  const isEmpty = choices && !choices.bets.length && !choices.kinds.length;
  const left = renderLeft?.(chosen, choices?.left);
  const kinds = (
    <Choices<string>
      title={t('centre.classify')}
      choices={choices?.kinds ?? []}
      nameOf={(code) => (code ? kindName(code) : t('centre.classifyAll'))}
      chosen={classify}
      onChoose={setClassify}
    />
  );
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
          {!choices && (
            <div className="filter-drawer__choices">
              <Skeleton className="filter-drawer__choice filter-drawer__choice--waiting" count={WAITING} />
            </div>
          )}
          {isEmpty && <p className="filter-drawer__nothing">{t('centre.nothingToFilter')}</p>}
          {choices?.kindsFirst && kinds}
          {choices && (
            <Choices<number>
              title={t('centre.minBet')}
              kind="amounts"
              choices={choices.bets}
              nameOf={(bet) => (bet ? minBetText(texts, bet) : t('centre.minBetAll'))}
              chosen={minBet}
              onChoose={setMinBet}
            />
          )}
          {choices && !choices.kindsFirst && kinds}
          {!isEmpty && (
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
                {left !== undefined && <span className="filter-drawer__left">{left}</span>}
              </Button>
            </footer>
          )}
        </form>
      </SwipeToDismiss>
    </Dialog>
  );
}

interface ChoicesProps<T> {
  title: string;
  kind?: 'amounts';
  choices: readonly FilterChoice<T>[];
  nameOf(value: T): string;
  chosen: T;
  onChoose(value: T): void;
}

function Choices<T extends string | number>({
  title,
  kind,
  choices,
  nameOf,
  chosen,
  onChoose,
}: ChoicesProps<T>) {
  const { t, number } = useTexts();
  const name = useId();
  if (!choices.length) return null;
  return (
    <fieldset className="filter-drawer__group">
      <legend className="filter-drawer__title">{title}</legend>
      <div className={`filter-drawer__choices ${kind ? `filter-drawer__choices--${kind}` : ''}`}>
        {choices.map(({ value, count }) => (
          <RadioTile
            key={value}
            className={`filter-drawer__choice ${count === 0 ? 'filter-drawer__choice--empty' : ''}`}
            name={name}
            checked={value === chosen}
            aria-label={nameOf(value)}
            aria-description={count === undefined ? undefined : t('centre.studioGames', { count })}
            onChange={() => onChoose(value)}
          >
            <bdi>{nameOf(value)}</bdi>
            {count !== undefined && (
              <span className="filter-drawer__count" aria-hidden="true">
                {number(count)}
              </span>
            )}
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
