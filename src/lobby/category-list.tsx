import type { Game } from '../gateway/endpoints/game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import type { Catalogue, Category } from './catalogue.ts';
import { categoryName, showsVendorsOnly } from './category-texts.ts';
import { EndlessGrid } from './endless-grid.tsx';
import { categoryGames } from './lists.ts';
import type { LobbyScope } from './scope.ts';
import { VendorStrip } from './vendor-strip.tsx';
import { VendorTiles } from './vendor-tiles.tsx';

interface Props {
  scope: LobbyScope;
  catalogue: Catalogue;
  category: Category;
  /** Code of the chosen vendor; empty for all. */
  vendor: string;
  onVendor(vassalage: string): void;
  onPlay(game: Game): void;
}

/** A category's own page: its vendors over their games, or the vendors alone (GC-2). */
export function CategoryList({ scope, catalogue: { names }, category, vendor, onVendor, onPlay }: Props) {
  const { t } = useTexts();
  if (showsVendorsOnly(category.code)) return <VendorTiles category={category} names={names} />;
  const list = categoryGames(scope, { gameType: category.code, ...(vendor && { vassalage: vendor }) });
  return (
    <section aria-label={categoryName(category.code, t)}>
      {category.vendors.length > 1 && (
        <VendorStrip vendors={category.vendors} names={names} chosen={vendor} onChoose={onVendor} />
      )}
      <EndlessGrid key={vendor} list={list} names={names} onPlay={onPlay} empty="lobby.noGames" />
    </section>
  );
}
