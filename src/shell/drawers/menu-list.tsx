import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { $flags, $status } from '../../config/status.ts';
import { useRefusal } from '../../features/account/gates.tsx';
import { confirmSignOut } from '../../features/account/sign-out.ts';
import { customerServiceAddress } from '../../features/messages/customer-service.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { isAgent } from '../../session/account-types.ts';
import { checkPayoutAccess } from '../../session/gates.ts';
import { $session, $signedIn } from '../../session/session.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { explainRefusal } from '../account/refusals.ts';
import { DrawerLink } from './drawer-link.tsx';
import { type MenuKey, type MenuPlace, menuAddress, menuOf } from './menu-entries.ts';
import { menuIcons } from './menu-icons.tsx';
import { closePanel } from './panels.ts';

const ContractsBadge = lazyComponentWithTexts(['agent'], () => import('../header/contracts-badge.tsx'));
const InboxBadge = lazyComponentWithTexts(['messages'], () => import('../header/inbox-badge.tsx'));

const badges: Readonly<Partial<Record<MenuKey, ComponentType>>> = {
  agencyCentre: ContractsBadge,
  news: InboxBadge,
  newsMail: InboxBadge,
};

const recordStates = () => import('../../features/records/record-states.tsx');
const recordState = (name: keyof Awaited<ReturnType<typeof recordStates>>) =>
  lazyComponentWithTexts(['records'], async () => ({ default: (await recordStates())[name] }));

/** States of entries on the member's pages; the drawers do without their requests. */
const states: Readonly<Partial<Record<MenuKey, ComponentType>>> = {
  walletTransfer: lazyComponent(() => import('../header/balance-state.tsx')),
  accountRecord: recordState('MovementState'),
  depositRecord: recordState('DepositState'),
  betRecord: recordState('BetState'),
  profitAndLoss: recordState('ResultState'),
  terminal: lazyComponent(() => import('../../features/terminal/terminal-state.tsx')),
  messageCentre: lazyComponentWithTexts(['messages'], () => import('../header/news-badge.tsx')),
  myAccount: lazyComponent(() => import('../../features/member/name-state.tsx')),
  vipBenefits: lazyComponent(() => import('../../features/member/level-state.tsx')),
  security: lazyComponentWithTexts(['member'], () => import('../../features/member/verified-state.tsx')),
  identity: lazyComponentWithTexts(['identity'], () => import('../../features/identity/identity-state.tsx')),
  rewardCentre: lazyComponentWithTexts(['wallet'], () => import('../../features/wallet/rewards-state.tsx')),
  favourites: lazyComponentWithTexts(['member'], () => import('../../features/member/favourites-state.tsx')),
  playSafely: lazyComponentWithTexts(
    ['protection'],
    () => import('../../features/protection/limits-state.tsx'),
  ),
};
const hasStates = (place: MenuPlace) => /^(centre|memberCentre|myAccount|settings)/.test(place);

/** The entries of a menu, in order (DR-1, DR-2, WL-5). */
export function MenuList({ place }: { place: MenuPlace }) {
  const { t } = useTexts();
  const session = useStore($session);
  const flags = useStore($flags);
  const status = useStore($status);
  const service = status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
  const ways = {
    service: () => {
      if (service) platform().open(service);
    },
    signOut: () => void leave(),
  };
  const viewer = {
    signedIn: session !== undefined,
    agent: session !== undefined && isAgent(session.type),
    flags,
    service: service !== undefined,
    ownDevice: platform().ownDevice,
  };
  const refused = { real: useRefusal(), money: useRefusal(checkPayoutAccess) };
  const entries = menuOf(place, viewer);
  const hasInbox = entries.some(({ to }) => to === 'inbox');
  return entries.map((entry) => {
    const state = refused.real || !hasStates(place) ? undefined : states[entry.key];
    // The message centre shows the inbox's unread count where there is no inbox entry.
    const Badge = entry.key === 'messageCentre' && !hasInbox ? InboxBadge : (badges[entry.key] ?? state);
    const why = entry.owner && refused[entry.owner];
    const way = entry.does ? { onClick: ways[entry.does] } : { href: menuAddress(entry)! };
    const unavailable = why && {
      unavailable: t(why === 'agent' ? 'member.agentTitle' : 'member.prompt'),
      onClick: () => explainRefusal(why, entry.key === 'vipBenefits' ? 'member' : 'money'),
    };
    return (
      <DrawerLink
        key={entry.key}
        shapes={menuIcons[entry.key]}
        leaves={entry.does === 'signOut'}
        {...(unavailable ?? way)}
      >
        {t(entry.text)}
        {Badge && (
          <OptionalPart name="badge">
            <Badge />
          </OptionalPart>
        )}
      </DrawerLink>
    );
  });
}

/** On home, logging out does not navigate, so close the drawer here. */
async function leave(): Promise<void> {
  await confirmSignOut();
  if (!$signedIn.get()) closePanel();
}
