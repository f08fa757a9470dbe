import { loadMessages } from '../i18n/language.ts';

/** Milliseconds that a pointer or the focus rests on a tile until its preview opens. */
const DELAY = 500;

/** Shows previews of games whose tile has a mouse on it, or the keyboard's focus, on wide screens. */
export function watchTiles(): void {
  const isWide = matchMedia('(min-width: 768px)');
  let current: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hide: (() => void) | undefined;
  /** Whether the focus chose the tile; a page that moves the focus does not close the preview of a mouse. */
  let isFocused = false;

  function leave(): void {
    clearTimeout(timer);
    hide?.();
    hide = undefined;
    current = undefined;
    isFocused = false;
  }

  async function open(tile: Element): Promise<void> {
    // The preview finds the game: pages without games do not have the code for it.
    const [{ showPreview }] = await Promise.all([
      import('./show-preview.tsx'),
      loadMessages(['info', 'play']),
    ]);
    if (current === tile && tile.isConnected) hide = showPreview(tile, leave);
  }

  function enter(tile: Element | undefined): void {
    if (tile === current) return;
    leave();
    current = tile;
    // Without its code, the tile still starts the game.
    if (tile) timer = setTimeout(() => void open(tile).catch(() => {}), DELAY);
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse' && isWide.matches) enter(tileOf(target));
  });
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('focusin', ({ target }) => {
    const tile = tileOf(target);
    const byKey = target instanceof Element && target.matches(':focus-visible');
    if (tile && byKey && isWide.matches) {
      enter(tile);
      isFocused = true;
    } else if (isFocused) enter(tile);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !hide) return;
    const tile = current;
    const isInside = tile?.querySelector('.game-preview')?.contains(document.activeElement);
    leave();
    // The tile keeps the focus and its preview stays closed until the focus returns.
    current = tile;
    if (isInside) tile?.querySelector<HTMLElement>('.game-tile__play')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.game-tile__play')) leave();
  });
  const onScroll = ({ target }: Event) => {
    if (hide && target instanceof Node && current && target.contains(current)) leave();
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  // A mouse may rest on a tile since before the code arrived; the last touch of a touch screen also counts as `:hover`.
  if (isWide.matches && matchMedia('(hover: hover)').matches) {
    enter(tileOf(document.querySelector('.game-tile:hover')));
  }
}

/** Returns the tile of a game on the page, outside of dialogs, which Escape closes. */
function tileOf(target: EventTarget | null): Element | undefined {
  const tile = target instanceof Element ? target.closest('.game-tile') : null;
  return tile && !tile.closest('dialog') ? tile : undefined;
}
