import { useEffect, useState } from 'react';
import { categoryName } from '../../games/category-texts.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { allVendorsAddress } from '../../games/studios/all-vendors.ts';
import { vendorAddress } from '../../games/studios/vendor-address.ts';
import { VendorStrip } from '../../games/studios/vendor-strip.tsx';
import { VendorTile } from '../../games/studios/vendor-tile.tsx';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { ownEntry } from '../../lib/own-entry.ts';
import { linkToCategory } from '../../routes/routes.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { GameSection } from './game-section.tsx';
import { prefetchPreviews, sectionGames } from './previews.ts';
import { vendorsOnSection, vendorsOnStrip } from './section-vendors.ts';

interface Props {
  scope: LobbyScope;
  category: Category;
  names: Readonly<Record<string, string>>;
}

/** A category on home (HM-5): its vendors above the games of the chosen one. */
export function CategorySection({ scope, category, names }: Props) {
  const { t } = useTexts();
  const [picked, setPicked] = useState('');
  useEffect(() => prefetchPreviews(scope, category), [scope, category]);
  const vendors = vendorsOnSection(category);
  const chosen = picked || vendors[0]!.vassalage;
  const { $shown, reload } = sectionGames(scope, category, chosen, picked !== '');
  const games = useDeferredStore($shown);
  return (
    <>
      <GameSection
        list={chosen}
        title={categoryName(category.code, t)}
        address={picked ? linkToCategory(category.code, picked) : allVendorsAddress(category.code)}
        games={games}
        retry={reload}
        names={names}
        strip={<VendorStrip vendors={vendors} names={names} chosen={chosen} onChoose={setPicked} />}
      />
      <MoreVendors category={category.code} vendors={vendorsOnStrip(category)} names={names} />
    </>
  );
}

interface MoreVendorsProps {
  category: string;
  vendors: readonly Vendor[];
  names: Readonly<Record<string, string>>;
}

function MoreVendors({ category, vendors, names }: MoreVendorsProps) {
  const { t } = useTexts();
  if (!vendors.length) return null;
  return (
    <div className="more-vendors">
      <h3 className="more-vendors__title">{t('lobby.moreVendors')}</h3>
      <div className="more-vendors__line">
        {vendors.map((vendor) => (
          <VendorTile
            hrefOf={vendorAddress}
            key={vendor.vassalage}
            category={category}
            vendor={vendor}
            name={ownEntry(names, vendor.vassalage) ?? vendor.vassalage}
          />
        ))}
      </div>
    </div>
  );
}
