import { siteConfig } from '../../src/config/site-config.ts';
import { catalogue } from '../../src/games/catalogue.ts';
import { hotGames } from '../../src/games/games.ts';
import { kioskConfig } from './kiosk-config.ts';
import { mapResource } from './map-resource.ts';
import { offersCategory } from './offered-pages.ts';

/** Mapped stores by language. Holding them keeps the cache from creating new ones under the same keys. */
const narrowed = new Map<string, readonly unknown[]>();

/** Limits the lobby to the categories of this terminal. Must run before the first read in a language. */
export function limitToOfferedCategories(language: string): void {
  const offer = kioskConfig();
  if (!offer.categories || narrowed.has(language)) return;
  const { merchantCode, sportsVendors } = siteConfig();
  const scope = { merchantCode, language, sportsVendors };
  const $catalogue = catalogue(scope);
  const $hot = hotGames(scope);
  narrowed.set(language, [$catalogue, $hot]);
  mapResource($catalogue, (value) => ({
    ...value,
    categories: value.categories.filter(({ code }) => offersCategory(offer, code)),
  }));
  mapResource($hot, (games) => games.filter(({ gameType }) => offersCategory(offer, gameType)));
}
