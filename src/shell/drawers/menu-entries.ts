import type { TextKey } from '../../i18n/keys.ts';
import { linkTo, type RouteName } from '../../routes/routes.ts';

/** Everything the drawers and the member's pages lead to. */
export type MenuKey =
  | 'deposit'
  | 'withdraw'
  | 'walletTransfer'
  | 'promotions'
  | 'inviteFriends'
  | 'rewardCentre'
  | 'cashback'
  | 'agencyCentre'
  | 'myAccount'
  | 'vipBenefits'
  | 'betRecord'
  | 'accountRecord'
  | 'depositRecord'
  | 'security'
  | 'profitAndLoss'
  | 'announcements'
  | 'messageCentre'
  | 'news'
  | 'newsMail'
  | 'help'
  | 'favourites'
  | 'terminal'
  | 'settings'
  | 'service'
  | 'signOut';

export interface MenuEntry {
  key: MenuKey;
  text: TextKey;
  /** Where it leads, or what it does instead. */
  to?: RouteName;
  does?: 'service' | 'signOut';
  /** Whitelabel flag without which it is not there. */
  flag?: string;
  /** Whose account it is for: real ones, or all that hold money. Others find it unavailable, with the reason (SE-5). */
  owner?: 'real' | 'money';
  /** Who sees it; everyone unless told. */
  who?: 'member' | 'agent';
}

const entries = {
  deposit: { text: 'shell.deposit', to: 'deposit', owner: 'real' },
  withdraw: { text: 'shell.withdraw', to: 'withdraw', owner: 'real' },
  walletTransfer: { text: 'member.walletTransfer', to: 'walletTransfer', owner: 'real' },
  promotions: { text: 'shell.promotions', to: 'activity' },
  inviteFriends: { text: 'shell.inviteFriends', to: 'inviteFriends', owner: 'money' },
  rewardCentre: { text: 'shell.rewardCentre', to: 'rewardCenter', owner: 'money' },
  cashback: { text: 'member.cashback', to: 'rewardCenter', owner: 'real' },
  agencyCentre: { text: 'member.agencyCentre', to: 'agent', who: 'agent' },
  myAccount: { text: 'shell.account', to: 'myAccount' },
  vipBenefits: { text: 'member.vipBenefits', to: 'vipBenefits', flag: 'VIPBENEFIT3', owner: 'real' },
  betRecord: { text: 'member.betRecord', to: 'betRecord', flag: 'TRANSBETREPMEM3' },
  accountRecord: { text: 'member.accountRecord', to: 'accountRecord', flag: 'TRANSREC3' },
  depositRecord: { text: 'member.depositRecord', to: 'depositRecord', flag: 'DEPRECM3' },
  security: { text: 'member.securityCenter', to: 'securityCenter', flag: 'SECPRIV' },
  profitAndLoss: { text: 'member.profitAndLoss', to: 'profitAndLoss', flag: 'PERSREP' },
  announcements: { text: 'shell.announcements', to: 'notice' },
  messageCentre: { text: 'shell.messageCentre', to: 'message' },
  news: { text: 'shell.inbox', to: 'inbox' },
  newsMail: { text: 'shell.inbox', to: 'inbox', flag: 'MAILCEN' },
  help: { text: 'member.help', to: 'help' },
  favourites: { text: 'shell.favourites', to: 'favouriteGames' },
  terminal: { text: 'member.terminal', to: 'terminal', flag: 'TERMINALLOGIN3', who: 'member' },
  settings: { text: 'shell.settings', to: 'settings', who: 'member' },
  service: { text: 'shell.customerService', does: 'service' },
  signOut: { text: 'shell.signOut', does: 'signOut', who: 'member' },
} as const satisfies Record<MenuKey, Omit<MenuEntry, 'key'>>;

/** The member's records and protection, each by its flag (DR-2). */
const records = ['betRecord', 'accountRecord', 'depositRecord', 'security', 'profitAndLoss'] as const;

/** What the member centre and my account both lead to. */
const ownPages = [
  'vipBenefits',
  'walletTransfer',
  ...records,
  'newsMail',
  'messageCentre',
  'rewardCentre',
  'terminal',
  'settings',
  'signOut',
] as const;

/** Which entries a place has, in order. */
const places = {
  /** Left drawer, above the rest (DR-2). */
  money: ['deposit', 'withdraw', 'promotions', 'inviteFriends', 'rewardCentre', 'cashback'],
  /** Left drawer, the member's own (DR-2). */
  member: ['vipBenefits', 'favourites', ...records, 'newsMail'],
  /** Left drawer, at its end (DR-3, MS-1, MS-6). */
  end: ['announcements', 'messageCentre', 'help', 'service', 'signOut'],
  /** Right drawer (DR-1). */
  account: ['agencyCentre', 'myAccount', 'betRecord', 'news', 'service', 'signOut'],
  /** Member centre and my account (WL-5). */
  memberCentre: ['myAccount', ...ownPages],
  myAccount: ownPages,
  /** Base version of the member centre: the money entries are part of the list (SY-1). */
  memberCentreBase: ['deposit', 'withdraw', 'myAccount', ...ownPages],
} as const satisfies Record<string, readonly MenuKey[]>;

export type MenuPlace = keyof typeof places;

/** Whom a menu is made for, and what the operator and the gateway have. */
export interface MenuViewer {
  signedIn: boolean;
  /** Of a type that has the agency centre. */
  agent?: boolean;
  flags: Readonly<Record<string, boolean>>;
  /** Whether customer service can be reached. */
  service: boolean;
}

/** The entries of a place that somebody sees. */
export function menuOf(
  place: MenuPlace,
  { signedIn, agent = false, flags, service }: MenuViewer,
): MenuEntry[] {
  return places[place]
    .map((key): MenuEntry => ({ key, ...entries[key] }))
    .filter(({ flag, who, does }) => {
      if (flag && !flags[flag]) return false;
      if (does === 'service' && !service) return false;
      return !who || (who === 'agent' ? agent : signedIn);
    });
}

/** Address of an entry that leads somewhere. */
export function menuAddress({ to }: Pick<MenuEntry, 'to'>): string | undefined {
  return to && linkTo(to);
}
