import type { ReactNode } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { vendorIcon } from '../catalogue.ts';
import { iconOfCategory } from '../category-icons.tsx';
import { categoryName } from '../category-texts.ts';
import { nameOf, vendorNameOf } from '../game-name.ts';
import { vendorAddress } from '../vendors/vendor-address.ts';
import { wholeCategory } from '../vendors/whole-category.ts';
import type { Found } from './find-everywhere.ts';
import './found-groups.css';

interface Props {
  found: Found;
  names: Readonly<Record<string, string>>;
  onPlay(game: Game): void;
  /** Told when any of it is chosen, before anything follows. */
  onChoose?(): void;
}

/** Pixels of a game's art in its row, and of a studio's mark. */
const ART = 48;

/** What was found, in groups: types and studios lead to their pages, games are played. */
export function FoundGroups({ found, names, onPlay, onChoose }: Props) {
  const { t } = useTexts();
  const play = (game: Game) => {
    onChoose?.();
    onPlay(game);
  };
  return (
    <div className="found-groups">
      <Group title={t('lobby.games')} count={found.games.length}>
        {found.games.map((game) => (
          <li key={game.nodeId}>
            <button type="button" className="found-groups__row game-row" onClick={() => play(game)}>
              <Picture
                className="found-groups__art"
                src={game.iconUrl.trim()}
                alt=""
                width={ART}
                height={ART}
              />
              <span className="found-groups__texts">
                <span dir="auto">{nameOf(game)}</span>
                <span className="found-groups__more" dir="auto">
                  {vendorNameOf(game, names)} · {categoryName(game.gameType, t)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </Group>
      <Group title={t('lobby.vendors')} count={found.studios.length}>
        {found.studios.map(({ vendor, category }) => (
          <li key={vendor.vassalage}>
            <a
              className="found-groups__row"
              href={vendorAddress(category, vendor.vassalage)}
              onClick={onChoose}
            >
              <Picture
                className="found-groups__mark"
                src={vendorIcon(vendor, false)}
                alt=""
                width={80}
                height={32}
              />
              <span dir="auto">{names[vendor.vassalage] ?? vendor.vassalage}</span>
            </a>
          </li>
        ))}
      </Group>
      <Group title={t('lobby.menu')} count={found.types.length}>
        {found.types.map((code) => (
          <li key={code}>
            <a className="found-groups__row" href={wholeCategory(code)} onClick={onChoose}>
              <Icon shapes={iconOfCategory(code)} />
              <span dir="auto">{categoryName(code, t)}</span>
            </a>
          </li>
        ))}
      </Group>
    </div>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (!count) return null;
  return (
    <section className="found-groups__group" aria-label={title}>
      <h2 className="found-groups__title">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
