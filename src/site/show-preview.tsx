import { imageAddress } from '../config/images.ts';
import GamePreview from '../games/details/game-preview.tsx';
import { nameOf } from '../games/game-name.ts';
import { knownGames } from '../games/known-games.ts';
import type { Game } from '../gateway/endpoints/game.ts';
import { $texts } from '../i18n/language.ts';
import { TextsScope } from '../i18n/texts-scope.tsx';
import { lobbyScope } from '../shell/game/lobby-scope.ts';
import { rootErrors } from '../shell/status/watch-page-errors.ts';
import { ImageScope } from '../ui/image-scope.tsx';
import { createRoot } from './renderer.tsx';

/** Pixels between a preview and the edges of the window, or of the page next to the menu. */
const EDGE = 8;

/**
 * Renders the preview of a game over its tile, and returns a function that removes it. It is a child of the tile, so that the Tab key
 * finds its buttons next, and a popover, so that nothing cuts it.
 */
export function showPreview(tile: Element, close: () => void): () => void {
  const texts = $texts.get();
  const game = texts && gameOf(tile, texts.language);
  if (!game) return () => {};
  const box = document.createElement('div');
  box.className = 'game-preview';
  box.popover = 'manual';
  tile.append(box);
  const root = createRoot(box, rootErrors);
  const play = () => tile.querySelector<HTMLElement>('.game-tile__play')?.click();
  root.render(
    <TextsScope value={texts}>
      <ImageScope value={imageAddress}>
        <GamePreview game={game} scope={lobbyScope(texts.language)} onPlay={play} onClose={close} />
      </ImageScope>
    </TextsScope>,
  );
  box.showPopover();
  const watch = new ResizeObserver(() => place(box, tile));
  watch.observe(box);
  return () => {
    watch.disconnect();
    root.unmount();
    box.remove();
  };
}

/** Centres a box with content on a tile, inside of the window and not over the menu, and makes it visible. */
function place(box: HTMLElement, tile: Element): void {
  if (!box.firstElementChild) return;
  const { left, top, width } = tile.getBoundingClientRect();
  const page = tile.closest('main')!.getBoundingClientRect();
  const within = (at: number, least: number, most: number) =>
    `${Math.max(least + EDGE, Math.min(at, most - EDGE))}px`;
  box.style.left = within(left + (width - box.offsetWidth) / 2, page.left, page.right - box.offsetWidth);
  box.style.top = within(top - EDGE, 0, document.documentElement.clientHeight - box.offsetHeight);
  box.style.visibility = 'visible';
}

/** Finds the game of a tile among the loaded ones by its name and picture; tiles name no game. */
function gameOf(tile: Element, language: string): Game | undefined {
  const name = tile.querySelector<HTMLElement>('.game-tile__name')?.textContent;
  const picture = tile.querySelector('img')?.src ?? '';
  const named = knownGames(language).filter((game) => nameOf(game) === name);
  return named.find(({ iconUrl }) => picture.endsWith(iconUrl.trim())) ?? named[0];
}
