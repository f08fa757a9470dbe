import { categoryName } from '../../games/category-texts.ts';
import { allStudios } from '../../games/studios/studio.ts';
import { studioGamesAddress } from '../../games/studios/studio-games-address.ts';
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
      {allStudios(catalogue).map((studio) => {
        const { vendor, categories } = studio;
        const { vassalage } = vendor;
        return (
          <li key={vassalage}>
            <a className="studio-directory__studio" href={studioGamesAddress(studio)}>
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
                {categories.map((code) => categoryName(code, t)).join(' · ')}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
