import { useStore } from '@nanostores/react';
import { iconOfCategory } from '../../games/category-icons.tsx';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { vendorAddress } from '../../games/studios/vendor-address.ts';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import { vendorIcon } from '../../gateway/endpoints/shared/catalogue.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { vendorCover } from './vendor-cover.ts';
import './single-vendor.css';

interface Props {
  scope: LobbyScope;
  category: string;
  vendor: Vendor;
  name: string;
}

/** The only vendor of a category without games, across the row, with the picture of its first game. */
export function SingleVendor({ scope, category, vendor, name }: Props) {
  const { t } = useTexts();
  const cover = useStore(vendorCover(scope, vendor.vassalage));
  const src = cover.state === 'ready' && cover.value;
  return (
    <a className="single-vendor" href={vendorAddress(category, vendor.vassalage)}>
      {src ? (
        <>
          <Picture className="single-vendor__back" src={src} alt="" width={240} height={240} />
          <Picture className="single-vendor__art" src={src} alt="" width={240} height={240} />
        </>
      ) : (
        <Icon shapes={iconOfCategory(category)} />
      )}
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
