import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { VendorTile } from './vendor-tile.tsx';

interface Props {
  category: Category;
  names: Readonly<Record<string, string>>;
  /** Returns the target of a vendor in a category. */
  hrefOf(category: string, vassalage: string): string;
  /** Whether the target is on another site. */
  outside?: boolean;
}

/** Vendor tiles of the categories without game lists: SPORTS, ESPORTS, COCKFIGHT (GC-2). */
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
