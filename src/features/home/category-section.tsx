import { useEffect, useState } from 'react';
import { categoryName } from '../../games/category-texts.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { allVendorsAddress } from '../../games/studios/all-vendors.ts';
import { VendorStrip } from '../../games/studios/vendor-strip.tsx';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkToCategory } from '../../routes/routes.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { GameSection } from './game-section.tsx';
import { MoreVendors } from './more-vendors.tsx';
import { holdPreviews, sectionGames } from './previews.ts';
import { vendorsBeside, vendorsOnSection } from './section-vendors.ts';

interface Props {
  scope: LobbyScope;
  category: Category;
  names: Readonly<Record<string, string>>;
  onPlay(game: Game): void;
}

/** A category on home (HM-5): its vendors above the games of the chosen one. */
export function CategorySection({ scope, category, names, onPlay }: Props) {
  const { t } = useTexts();
  const [picked, setPicked] = useState('');
  useEffect(() => holdPreviews(scope, category), [scope, category]);
  const vendors = vendorsOnSection(category);
  const chosen = picked || vendors[0]!.vassalage;
  const { $shown, reload } = sectionGames(scope, category, chosen, picked !== '');
  const games = useDeferredStore($shown);
  return (
    <>
      <GameSection
        key={chosen}
        title={categoryName(category.code, t)}
        address={picked ? linkToCategory(category.code, picked) : allVendorsAddress(category.code)}
        games={games}
        retry={reload}
        names={names}
        onPlay={onPlay}
        strip={<VendorStrip vendors={vendors} names={names} chosen={chosen} onChoose={setPicked} />}
      />
      <MoreVendors category={category.code} vendors={vendorsBeside(category)} names={names} />
    </>
  );
}
