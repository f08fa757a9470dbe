import { vendorAddress } from '../../games/studios/vendor-address.ts';
import { VendorTile } from '../../games/studios/vendor-tile.tsx';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { ownEntry } from '../../lib/own-entry.ts';

interface Props {
  category: string;
  vendors: readonly Vendor[];
  names: Readonly<Record<string, string>>;
}

/** Links to five more vendors' games. */
export function MoreVendors({ category, vendors, names }: Props) {
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
