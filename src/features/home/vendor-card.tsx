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
import './vendor-card.css';

interface Props {
  scope: LobbyScope;
  category: string;
  vendor: Vendor;
  name: string;
}

/** One of the few vendors of a category without games, with the picture of its first game. */
export function VendorCard({ scope, category, vendor, name }: Props) {
  const { t } = useTexts();
  const cover = useStore(vendorCover(scope, category, vendor.vassalage));
  const src = cover.state === 'ready' && cover.value;
  return (
    <a className="vendor-card" href={vendorAddress(category, vendor.vassalage)}>
      {src ? (
        <>
          <Picture className="vendor-card__back" src={src} alt="" width={240} height={240} />
          <Picture className="vendor-card__art" src={src} alt="" width={240} height={240} />
        </>
      ) : (
        <Icon shapes={iconOfCategory(category)} />
      )}
      <Picture className="vendor-card__logo" src={vendorIcon(vendor, false)} alt="" width={160} height={64} />
      <span className="vendor-card__name" dir="auto">
        {name}
      </span>
      <span className="vendor-card__invite">{t('lobby.sportsInvite')}</span>
    </a>
  );
}
