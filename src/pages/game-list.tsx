import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useTexts } from '../i18n/texts-scope.tsx';
import { catalogue } from '../lobby/catalogue.ts';
import { CategoryList } from '../lobby/category-list.tsx';
import { CategoryMenu } from '../lobby/category-menu.tsx';
import { categoryName } from '../lobby/category-texts.ts';
import { GridSkeleton } from '../lobby/game-grid.tsx';
import { categoryOf, chosenVendor, menuCodes, withVendor } from '../lobby/list-address.ts';
import { ListHead } from '../lobby/list-head.tsx';
import { platform } from '../platform/platform.ts';
import { routeAt } from '../routes/routes.ts';
import { Face } from '../ui/face.tsx';
import { useLobby } from './use-lobby.tsx';
import { useSearch } from './use-search.tsx';
import './list-page.css';

/** The games of a category: its page, and the game list of any (RT-3). */
export default function GameListPage() {
  const { t } = useTexts();
  const { scope, play } = useLobby();
  const [path] = useBrowserLocation();
  const query = useSearch();
  const route = routeAt(path);
  const code = categoryOf(route, query);
  const $catalogue = catalogue(scope);
  // HM-7: a category that becomes current is seen from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the category changes
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [code]);
  return (
    <div className="list-page">
      {route !== 'gameList' && <ListHead title={categoryName(code, t)} />}
      <Face remote={useStore($catalogue)} retry={$catalogue.reload} skeleton={<GridSkeleton count={18} />}>
        {(known) => {
          const category = known.categories.find((one) => one.code === code) ?? { code, vendors: [] };
          return (
            <>
              <CategoryMenu codes={menuCodes(known)} current={code} />
              <CategoryList
                scope={scope}
                catalogue={known}
                category={category}
                vendor={chosenVendor(category, query)}
                onVendor={(vassalage) =>
                  platform().navigate(withVendor(route, code, vassalage), { replace: true })
                }
                onPlay={play}
              />
            </>
          );
        }}
      </Face>
    </div>
  );
}
