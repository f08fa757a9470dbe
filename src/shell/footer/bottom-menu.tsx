import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Share from 'lucide/dist/esm/icons/share-2.mjs';
import Trophy from 'lucide/dist/esm/icons/trophy.mjs';
import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo, type RouteName } from '../../routes/routes.ts';
import { Icon, type IconShapes } from '../../ui/icon.tsx';
import './bottom-menu.css';

const items: readonly [RouteName, TextKey, IconShapes][] = [
  ['home', 'shell.home', House],
  ['activity', 'shell.promotions', Gift],
  ['inviteFriends', 'shell.share', Share],
  ['rewardCenter', 'shell.rewards', Trophy],
  ['memberHome', 'shell.memberCentre', CircleUser],
];

interface Props {
  route: RouteName;
  /** The item's page to which the route belongs; the route by default. */
  section?: RouteName;
  /** Badge of the member centre. */
  badge?: ReactNode;
}

/** The five links of the bottom menu (RT-7). */
export function BottomMenu({ route, section = route, badge }: Props) {
  const { t } = useTexts();
  return (
    <nav className="bottom-menu" aria-label={t('shell.navigation')}>
      {items.map(([name, text, shapes]) => (
        <a
          key={name}
          className="bottom-menu__item"
          href={linkTo(name)}
          aria-current={section === name ? (section === route ? 'page' : 'true') : undefined}
        >
          <Icon shapes={shapes} />
          <span>{t(text)}</span>
          {name === 'memberHome' && badge}
        </a>
      ))}
    </nav>
  );
}
