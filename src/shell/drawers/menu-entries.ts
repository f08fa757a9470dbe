import type { TextKey } from '../../i18n/keys.ts';
import { linkTo, type RouteName } from '../../routes/routes.ts';

/** Entries of the drawers and the member's pages. */
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
  | 'identity'
  | 'profitAndLoss'
  | 'announcements'
  | 'messageCentre'
  | 'news'
  | 'newsMail'
  | 'help'
  | 'favourites'
  | 'terminal'
  | 'playSafely'
  | 'settings'
  | 'changePassword'
  | 'app'
  | 'service'
  | 'signOut';

export interface MenuEntry {
  key: MenuKey;
  text: TextKey;
  /** Target route; absent for an entry with an action. */
  to?: RouteName;
  does?: 'service' | 'signOut';
  /** Whitelabel flag that the entry needs. */
  flag?: string;
  /**
   * Required account: a real one, or one that can receive money. For others the entry is disabled, with the reason
   * (SE-5).
   */
  owner?: 'real' | 'money';
  /** Who sees the entry; everyone by default. */
  who?: 'member' | 'agent';
  /** Whether terminals lack the entry. */
  ownDevice?: true;
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
  identity: { text: 'member.identity', to: 'identity', flag: 'IDENTITY3', owner: 'real', ownDevice: true },
  profitAndLoss: { text: 'member.profitAndLoss', to: 'profitAndLoss', flag: 'PERSREP' },
  announcements: { text: 'shell.announcements', to: 'notice' },
  messageCentre: { text: 'shell.messageCentre', to: 'message' },
  news: { text: 'shell.inbox', to: 'inbox' },
  newsMail: { text: 'shell.inbox', to: 'inbox', flag: 'MAILCEN' },
  help: { text: 'member.help', to: 'help' },
  favourites: { text: 'shell.favourites', to: 'favouriteGames' },
  terminal: { text: 'member.terminal', to: 'terminal', flag: 'TERMINALLOGIN3', who: 'member' },
  playSafely: { text: 'shell.playSafely', to: 'protection' },
  settings: { text: 'shell.settings', to: 'settings', who: 'member' },
  changePassword: { text: 'shell.changePassword', to: 'changePassword', who: 'member' },
  app: { text: 'shell.downloads', to: 'app', ownDevice: true },
  service: { text: 'shell.customerService', does: 'service' },
  signOut: { text: 'shell.signOut', does: 'signOut', who: 'member' },
} as const satisfies Record<MenuKey, Omit<MenuEntry, 'key'>>;

/** Records and security of the member, each with its flag (DR-2). */
const records = ['betRecord', 'accountRecord', 'depositRecord', 'security', 'profitAndLoss'] as const;

/** Member centre, by group. */
const centre = {
  centreMoney: ['walletTransfer', 'accountRecord', 'depositRecord', 'rewardCentre'],
  centrePlay: ['betRecord', 'profitAndLoss', 'vipBenefits', 'favourites', 'terminal'],
  centreSafety: ['playSafely', 'security', 'identity'],
  centreAccount: ['myAccount', 'newsMail', 'messageCentre', 'signOut'],
} as const;

/** Entries of each place, in order. */
const places = {
  /** Left drawer, top (DR-2). */
  money: ['deposit', 'withdraw', 'promotions', 'inviteFriends', 'rewardCentre', 'cashback'],
  /** Left drawer, the member's entries (DR-2). */
  member: ['vipBenefits', 'favourites', ...records, 'newsMail'],
  /** Left drawer, bottom (DR-3, MS-1, MS-6). */
  end: ['announcements', 'messageCentre', 'playSafely', 'help', 'service', 'signOut'],
  /** Right drawer (DR-1). */
  account: ['agencyCentre', 'myAccount', 'betRecord', 'news', 'playSafely', 'service', 'signOut'],
  /** Member centre and my account (WL-5); the member centre has all other links of an account. */
  ...centre,
  myAccount: ['settings', 'terminal', 'signOut'],
  /** Settings, by group (PW-5). */
  settingsAccount: ['myAccount', 'newsMail'],
  settingsSafety: ['changePassword', 'security', 'identity', 'playSafely'],
  settingsHelp: ['help', 'service', 'app'],
  /** Base version of the member centre, with the money entries, as one list (SY-1). */
  memberCentreBase: [
    'deposit',
    'withdraw',
    'myAccount',
    'vipBenefits',
    'walletTransfer',
    ...records,
    'newsMail',
    'messageCentre',
    'rewardCentre',
    'playSafely',
    'identity',
    'terminal',
    'settings',
    'signOut',
  ],
} as const satisfies Record<string, readonly MenuKey[]>;

export type MenuPlace = keyof typeof places;

/** Account, operator and gateway properties that decide which entries are shown. */
export interface MenuViewer {
  signedIn: boolean;
  /** Whether the account has the agency centre. */
  agent?: boolean;
  flags: Readonly<Record<string, boolean>>;
  /** Whether customer service is available. */
  service: boolean;
  /** Whether the device is the player's own. */
  ownDevice?: boolean | undefined;
}

/** Returns the visible entries of a place. */
export function menuOf(
  place: MenuPlace,
  { signedIn, agent = false, flags, service, ...viewer }: MenuViewer,
): MenuEntry[] {
  return places[place]
    .map((key): MenuEntry => ({ key, ...entries[key] }))
    .filter(({ flag, who, does, ownDevice }) => {
      if (flag && !flags[flag]) return false;
      if (does === 'service' && !service) return false;
      if (ownDevice && !viewer.ownDevice) return false;
      return !who || (who === 'agent' ? agent : signedIn);
    });
}

/** Returns the address of an entry with a route. */
export function menuAddress({ to }: Pick<MenuEntry, 'to'>): string | undefined {
  return to && linkTo(to);
}
