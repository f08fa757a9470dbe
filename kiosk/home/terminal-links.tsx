import { useStore } from '@nanostores/react';
import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Trophy from 'lucide/dist/esm/icons/trophy.mjs';
import type { TextKey } from '../../src/i18n/keys.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { linkTo, type RouteName, routeAt } from '../../src/routes/routes.ts';
import { $signedIn } from '../../src/session/session.ts';
import { listOf } from '../../src/shell/page/layout.ts';
import { Icon, type IconShapes } from '../../src/ui/icon.tsx';
import { $location } from '../navigation/memory-history.ts';

const everyone: readonly [RouteName, TextKey, IconShapes][] = [
  ['activity', 'shell.promotions', Gift],
  ['rewardCenter', 'shell.rewards', Trophy],
  ['protection', 'shell.playSafely', ShieldCheck],
];
const members = [...everyone, ['memberHome', 'shell.memberCentre', CircleUser] as const];

/** Links to pages other than games: in the header in portrait, below the categories in landscape. */
export function TerminalLinks({ className }: { className: string }) {
  const { t } = useTexts();
  const route = routeAt(useStore($location));
  const here = route && listOf(route);
  const links = useStore($signedIn) ? members : everyone;
  return links.map(([name, text, shapes]) => (
    <a key={name} className={className} href={linkTo(name)} aria-current={here === name ? 'page' : undefined}>
      <Icon shapes={shapes} />
      <span>{t(text)}</span>
    </a>
  ));
}
