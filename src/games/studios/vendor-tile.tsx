import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import { vendorIcon } from '../../gateway/endpoints/shared/catalogue.ts';
import { Picture } from '../../ui/picture.tsx';
import './vendor-tile.css';

interface Props {
  category: string;
  vendor: Vendor;
  name: string;
  /** Returns the target of a vendor in a category. */
  hrefOf(category: string, vassalage: string): string;
  /** Whether the target is on another site. */
  outside?: boolean | undefined;
}

/** A vendor tile, linked to its category or sports page (HM-9). */
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
