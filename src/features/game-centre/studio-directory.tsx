import { categoryName, showsVendorsOnly } from '../../games/category-texts.ts';
import { allStudios } from '../../games/search/search-everywhere.ts';
import { studioAddress, studioIn } from '../../games/studios/studio.ts';
import { vendorAddress } from '../../games/studios/vendor-address.ts';
import { type Catalogue, vendorIcon } from '../../gateway/endpoints/shared/catalogue.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { ownEntry } from '../../lib/own-entry.ts';
import { Picture } from '../../ui/picture.tsx';
import './studio-directory.css';

/** All studios with the types of their games. */
export function StudioDirectory({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTexts();
  return (
    <ul className="studio-directory">
      {allStudios(catalogue).map(({ vendor, category }) => {
        const { vassalage } = vendor;
        const types = studioIn(catalogue, vassalage)?.categories ?? [];
        return (
          <li key={vassalage}>
            <a
              className="studio-directory__studio"
              href={
                showsVendorsOnly(category) ? vendorAddress(category, vassalage) : studioAddress(vassalage)
              }
            >
              <Picture
                className="studio-directory__mark"
                src={vendorIcon(vendor, false)}
                alt=""
                width={160}
                height={64}
              />
              <bdi className="studio-directory__name">
                {ownEntry(catalogue.names, vassalage) ?? vassalage}
              </bdi>
              <span className="studio-directory__types">
                {types.map((code) => categoryName(code, t)).join(' · ')}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
