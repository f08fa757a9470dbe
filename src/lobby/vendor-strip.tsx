import type { ReactNode } from 'react';
import type { Vendor } from '../gateway/endpoints/lobby.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Picture } from '../ui/picture.tsx';
import { vendorIcon } from './catalogue.ts';
import { Strip } from './strip.tsx';
import './vendor-strip.css';

interface Props {
  vendors: readonly Vendor[];
  names: Readonly<Record<string, string>>;
  chosen: string;
  onChoose(vassalage: string): void;
  /** Stands before the vendors. */
  first?: ReactNode;
}

/** The vendors of a category, five in view (HM-5); one is chosen. */
export function VendorStrip({ vendors, names, chosen, onChoose, first }: Props) {
  const { t } = useTexts();
  return (
    <Strip label={t('lobby.vendors')} chosen={chosen} className="vendor-strip">
      {first}
      {vendors.map((vendor) => {
        const { vassalage } = vendor;
        const on = vassalage === chosen;
        return (
          <button
            key={vassalage}
            type="button"
            className={on ? 'vendor-strip__vendor vendor-strip__vendor--on' : 'vendor-strip__vendor'}
            aria-pressed={on}
            onClick={() => onChoose(vassalage)}
          >
            <Picture
              className="vendor-strip__icon"
              src={vendorIcon(vendor, on)}
              alt=""
              width={96}
              height={40}
            />
            <span className="vendor-strip__name" dir="auto">
              {names[vassalage] ?? vassalage}
            </span>
          </button>
        );
      })}
    </Strip>
  );
}
