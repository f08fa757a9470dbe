import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { VendorTile } from './vendor-tile.tsx';

interface Props {
  category: Category;
  names: Readonly<Record<string, string>>;
  /** Where a vendor of a category leads. */
  hrefOf(category: string, vassalage: string): string;
  /** Whether that is outside of the page around it. */
  outside?: boolean;
}

/** The vendors of a category that has no games of its own to show: SPORTS, ESPORTS, COCKFIGHT (GC-2). */
export function VendorTiles({ category: { code, vendors }, names, hrefOf, outside }: Props) {
  return (
    <div className="vendor-tiles">
      {vendors.map((vendor) => (
        <VendorTile
          key={vendor.vassalage}
          category={code}
          vendor={vendor}
          hrefOf={hrefOf}
          outside={outside}
          name={ownEntry(names, vendor.vassalage) ?? vendor.vassalage}
        />
      ))}
    </div>
  );
}
