import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import { vendorIcon } from '../../gateway/endpoints/shared/catalogue.ts';
import { Picture } from '../../ui/picture.tsx';
import './vendor-tile.css';

interface Props {
  /** Code of the category the tile stands in. */
  category: string;
  vendor: Vendor;
  name: string;
  /** Where a vendor of a category leads. */
  hrefOf(category: string, vassalage: string): string;
  /** Whether that is outside of the page around it. */
  outside?: boolean | undefined;
}

/** One vendor (HM-9): leads to its category with the vendor chosen, or for sports to its game. */
export function VendorTile({ category, vendor, name, hrefOf, outside }: Props) {
  return (
    <a
      className="vendor-tile"
      href={hrefOf(category, vendor.vassalage)}
      {...(outside && { target: '_blank', rel: 'noreferrer' })}
    >
      <Picture className="vendor-tile__icon" src={vendorIcon(vendor, false)} alt="" width={160} height={64} />
      <span className="vendor-tile__name" dir="auto">
        {name}
      </span>
    </a>
  );
}
