import { categoryName, showsVendorsOnly } from '../../games/category-texts.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { SectionHead } from '../../games/section-head.tsx';
import { vendorAddress } from '../../games/studios/vendor-address.ts';
import { VendorTiles } from '../../games/studios/vendor-tiles.tsx';
import type { Catalogue } from '../../gateway/endpoints/shared/catalogue.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { ownEntry } from '../../lib/own-entry.ts';
import { linkToCategory } from '../../routes/routes.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { CategorySection } from './category-section.tsx';
import { SportsBlock } from './sports-block.tsx';
import { VendorCard } from './vendor-card.tsx';

// Members only.
const FavouritesSection = lazyComponent(async () => ({
  default: (await import('./favourites-section.tsx')).FavouritesSection,
}));

/** Vendors that share a row with the pictures of their games; more are tiles with logos. */
const MAX_CARDS = 3;

export { goToBlock } from './go-to-block.ts';

export interface LowerBlockProps {
  code: string;
  scope: LobbyScope;
  catalogue: Catalogue;
  sportsPicture: string;
}

/** A block below the fold; its code loads when the visitor scrolls near. */
export default function LowerBlock({ code, scope, catalogue, sportsPicture }: LowerBlockProps) {
  const { t } = useTexts();
  const { categories, names } = catalogue;
  if (code === 'FAV') return <FavouritesSection scope={scope} names={names} />;
  if (code === 'SPORTS') return <SportsBlock picture={sportsPicture} />;
  const category = categories.find((one) => one.code === code);
  if (!category) return null;
  if (showsVendorsOnly(code)) {
    return (
      <>
        <SectionHead title={categoryName(code, t)} address={linkToCategory(code)} />
        {category.vendors.length > MAX_CARDS ? (
          <VendorTiles category={category} names={names} hrefOf={vendorAddress} />
        ) : (
          <div className="vendor-cards">
            {category.vendors.map((vendor) => (
              <VendorCard
                key={vendor.vassalage}
                scope={scope}
                category={code}
                vendor={vendor}
                name={ownEntry(names, vendor.vassalage) ?? vendor.vassalage}
              />
            ))}
          </div>
        )}
      </>
    );
  }
  return <CategorySection scope={scope} category={category} names={names} />;
}
