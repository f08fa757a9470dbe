import { memo, type ReactNode, useCallback } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { vendorIcon } from '../../gateway/endpoints/shared/catalogue.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { iconOfCategory } from '../category-icons.tsx';
import { categoryName } from '../category-texts.ts';
import { InfoButton } from '../details/info-button.tsx';
import { useGameInfo } from '../details/use-game-details.tsx';
import { nameOf, vendorNameOf } from '../game-name.ts';
import { StartGameScope, useStartGame } from '../launch/start-game-scope.tsx';
import type { NearRanges } from '../lists/match-ranges.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { allVendorsAddress } from '../studios/all-vendors.ts';
import { studioGamesAddress } from '../studios/studio-games-address.ts';
import { Marked } from './marked.tsx';
import type { Found } from './search-everywhere.ts';
import './search-results.css';

interface Props {
  scope: LobbyScope;
  found: Pick<Found, 'types' | 'studios' | 'games'>;
  /** The text of the search, which is marked; absent for suggestions. */
  text?: string;
  near?: NearRanges | undefined;
  /** Heading of the games; 'Games' by default. */
  gamesTitle?: TextKey;
  names: Readonly<Record<string, string>>;
  /** Called before the chosen entry opens. */
  onChoose?(): void;
}

const ART = 48;

/** Search results in groups: types and studios link to their pages, games start. */
export const SearchResults = memo(function SearchResults({
  scope,
  found,
  gamesTitle = 'lobby.games',
  names,
  text = '',
  near,
  onChoose,
}: Props) {
  const { t } = useTexts();
  const startGame = useStartGame();
  const play = useCallback(
    (game: Game) => {
      onChoose?.();
      startGame?.(game);
    },
    [onChoose, startGame],
  );
  const [info, ask] = useGameInfo(scope);
  const games = (
    <Group title={t(gamesTitle)} count={found.games.length}>
      {found.games.map((game) => (
        <GameRow
          key={game.nodeId}
          game={game}
          more={`${vendorNameOf(game, names)} · ${categoryName(game.gameType, t)}`}
          text={text}
          near={near}
          onPlay={play}
          onAsk={ask}
        />
      ))}
    </Group>
  );
  // Studios and types are known at once; late games below them move nothing.
  const placesFirst = text !== '' && !near;
  return (
    <div className="search-groups">
      {!placesFirst && games}
      <Group title={t('lobby.vendors')} count={found.studios.length}>
        {found.studios.map(({ vendor, categories }) => (
          <li key={vendor.vassalage}>
            <a
              className="search-groups__row"
              href={studioGamesAddress({ vendor, categories })}
              onClick={onChoose}
            >
              <Picture
                className="search-groups__mark"
                src={vendorIcon(vendor, false)}
                alt=""
                width={80}
                height={32}
              />
              <span className="search-groups__texts">
                <span dir="auto">
                  <Marked name={names[vendor.vassalage] ?? vendor.vassalage} text={text} near={near} />
                </span>
                <span className="search-groups__more">
                  {categories.map((code) => categoryName(code, t)).join(' · ')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </Group>
      <Group title={t('lobby.menu')} count={found.types.length}>
        {found.types.map((code) => (
          <li key={code}>
            <a className="search-groups__row" href={allVendorsAddress(code)} onClick={onChoose}>
              <Icon shapes={iconOfCategory(code)} />
              <span dir="auto">
                <Marked name={categoryName(code, t)} text={text} near={near} />
              </span>
            </a>
          </li>
        ))}
      </Group>
      {placesFirst && games}
      <StartGameScope value={play}>{info}</StartGameScope>
    </div>
  );
});

interface RowProps extends Required<Pick<Props, 'text'>> {
  game: Game;
  /** Studio and type. */
  more: string;
  near: NearRanges | undefined;
  onPlay(game: Game): void;
  onAsk(game: Game): void;
}

/** A found game; memoised so that a key does not render it again. */
const GameRow = memo(function GameRow({ game, more, text, near, onPlay, onAsk }: RowProps) {
  return (
    <li className="search-groups__game">
      <button type="button" className="search-groups__row game-row" onClick={() => onPlay(game)}>
        <Picture className="search-groups__art" src={game.iconUrl.trim()} alt="" width={ART} height={ART} />
        <span className="search-groups__texts">
          <span dir="auto">
            <Marked name={nameOf(game)} text={text} near={near} />
          </span>
          <span className="search-groups__more" dir="auto">
            <Marked name={more} text={text} />
          </span>
        </span>
      </button>
      <InfoButton name={nameOf(game)} onAsk={() => onAsk(game)} />
    </li>
  );
});

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (!count) return null;
  return (
    <section className="search-groups__group" aria-label={title}>
      <h2 className="search-groups__title">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
