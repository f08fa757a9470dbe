import { iconOfCategory } from '../../games/category-icons.tsx';
import { vendorAddress } from '../../games/studios/vendor-address.ts';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import { vendorIcon } from '../../gateway/endpoints/shared/catalogue.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import './single-vendor.css';

interface Props {
  category: string;
  vendor: Vendor;
  name: string;
}

/** The only vendor of a category without games, across the row. */
export function SingleVendor({ category, vendor, name }: Props) {
  const { t } = useTexts();
  return (
    <a className="single-vendor" href={vendorAddress(category, vendor.vassalage)}>
      <Icon shapes={iconOfCategory(category)} />
      <Picture
        className="single-vendor__logo"
        src={vendorIcon(vendor, false)}
        alt=""
        width={160}
        height={64}
      />
      <span className="single-vendor__name" dir="auto">
        {name}
      </span>
      <span className="single-vendor__invite">{t('lobby.sportsInvite')}</span>
    </a>
  );
}
