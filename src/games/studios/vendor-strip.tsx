import { type ReactNode, useDeferredValue, useRef } from 'react';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import { vendorIcon } from '../../gateway/endpoints/shared/catalogue.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Strip } from '../../ui/strip.tsx';
import { useLastVisibleIndex } from '../../ui/use-last-visible-index.tsx';
import './vendor-strip.css';
import { ownEntry } from '../../lib/own-entry.ts';

interface Props {
  vendors: readonly Vendor[];
  names: Readonly<Record<string, string>>;
  chosen: string;
  onChoose(vassalage: string): void;
  /** Content before the vendors. */
  first?: ReactNode;
}

/** Vendors beyond the visible ones whose icons load when the strip moves. */
const AHEAD = 6;

/**
 * The vendors of a category with a selection, five visible at a time, on phones three and a half (HM-5). Hidden icons load when the strip is scrolled.
 */
export function VendorStrip({ vendors, names, chosen, onChoose, first }: Props) {
  const { t } = useTexts();
  const view = useRef<HTMLDivElement>(null);
  const codes = vendors.map(({ vassalage }) => vassalage).join();
  // The selection shows at once; its icon may change later.
  const lit = useDeferredValue(chosen);
  const last = useLastVisibleIndex(view, '.vendor-strip__vendor', codes, AHEAD);
  return (
    <Strip label={t('lobby.vendors')} chosen={chosen} className="vendor-strip" view={view}>
      {first}
      {vendors.map((vendor, index) => {
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
            {index <= last ? (
              <Picture
                className="vendor-strip__icon"
                src={vendorIcon(vendor, vassalage === lit)}
                alt=""
                width={96}
                height={40}
              />
            ) : (
              <span className="vendor-strip__icon" />
            )}
            <span className="vendor-strip__name" dir="auto">
              {ownEntry(names, vassalage) ?? vassalage}
            </span>
          </button>
        );
      })}
    </Strip>
  );
}
