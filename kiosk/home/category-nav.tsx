import { useStore } from '@nanostores/react';
import { siteConfig } from '../../src/config/site-config.ts';
import { iconOfAnchor } from '../../src/features/home/anchor-icons.tsx';
import { catalogue } from '../../src/games/catalogue.ts';
import { categoryName } from '../../src/games/category-texts.ts';
import { allVendorsAddress } from '../../src/games/studios/all-vendors.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { linkTo, routeAt } from '../../src/routes/routes.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { useMedia } from '../../src/ui/use-media.tsx';
import { $location } from '../navigation/memory-history.ts';
import { TerminalLinks } from './terminal-links.tsx';
import { WIDE_SCREEN_QUERY } from './wide.ts';
import './category-nav.css';

const WAITING = 10;

/** Lists home, hot games and all categories: along the side of a landscape screen, as tiles on home in portrait. */
export function CategoryNav() {
  const { t, language } = useTexts();
  const { merchantCode, sportsVendors } = siteConfig();
  const read = useStore(catalogue({ merchantCode, language, sportsVendors }));
  const here = useStore($location);
  const wide = useMedia(WIDE_SCREEN_QUERY);
  const entry = (code: string, name: string, address: string) => (
    <a
      key={code}
      className={`category-nav__entry category-nav__entry--${code.toLowerCase()}`}
      href={address}
      aria-current={isSamePlace(address, here) ? 'page' : undefined}
    >
      <Icon shapes={iconOfAnchor(code)} />
      <span dir="auto">{name}</span>
    </a>
  );
  return (
    <nav className="category-nav" aria-label={t('lobby.menu')}>
      {entry('HOME', t('shell.home'), linkTo('home'))}
      {entry('HOT', categoryName('HOT', t), linkTo('hotGames'))}
      {read.state === 'loading' && <Skeleton className="category-nav__entry" count={WAITING} />}
      {read.state === 'ready' &&
        read.value.categories
          .filter(({ code }) => code !== 'HOT' && code !== 'FAV')
          .map(({ code }) => entry(code, categoryName(code, t), allVendorsAddress(code)))}
      {wide && <TerminalLinks className="category-nav__entry category-nav__entry--half" />}
    </nav>
  );
}

/** Whether two addresses show the same list, regardless of filters and search. */
function isSamePlace(address: string, here: string): boolean {
  if (routeAt(address) !== routeAt(here)) return false;
  const category = (of: string) => new URLSearchParams(of.split('?')[1]).get('gameType');
  return category(address) === category(here);
}
