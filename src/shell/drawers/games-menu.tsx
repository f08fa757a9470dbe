import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import Dices from 'lucide/dist/esm/icons/dices.mjs';
import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { catalogue } from '../../games/catalogue.ts';
import { iconOfCategory } from '../../games/category-icons.tsx';
import { categoryName } from '../../games/category-texts.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DrawerLink } from './drawer-link.tsx';
import { menuCategories, menuCategoryAddress } from './game-menu.ts';
import './drawer.css';

const SKELETONS = 8;

/** The game centre as an accordion (DR-3). */
export function GamesMenu() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      id="games-menu"
      open={open}
      onToggle={() => setOpen(!open)}
      headClass="drawer__accordion"
      className="drawer__categories"
      head={
        <>
          <Icon shapes={Dices} />
          <span>{t('shell.gameCentre')}</span>
          <Icon shapes={ChevronDown} />
        </>
      }
    >
      <Categories />
    </Disclosure>
  );
}

function Categories() {
  const { t, language } = useTexts();
  const { merchantCode, sportsVendors } = siteConfig();
  const $catalogue = catalogue({ merchantCode, language, sportsVendors });
  return (
    <AsyncView
      remote={useStore($catalogue)}
      retry={$catalogue.reload}
      skeleton={<Skeleton className="drawer__category--waiting" count={SKELETONS} />}
    >
      {({ categories }) =>
        menuCategories(categories).map((category) => (
          <DrawerLink
            key={category.code}
            shapes={iconOfCategory(category.code)}
            href={menuCategoryAddress(category)}
          >
            <span dir="auto">{categoryName(category.code, t)}</span>
          </DrawerLink>
        ))
      }
    </AsyncView>
  );
}
