import type { GatewayError } from '../../gateway/http/errors.ts';
import type { TextKey } from '../../i18n/keys.ts';
import type { RouteName } from '../../routes/routes.ts';
import {
  dice,
  gift,
  letter,
  list,
  locked,
  offline,
  people,
  type StatePicture,
  search,
  star,
  unplugged,
  wallet,
} from '../../ui/state-pictures.ts';

export interface BlockLook {
  picture: StatePicture;
  title: TextKey;
  /** The reason, unless it is the title. */
  text?: TextKey;
  /** Where to go instead. */
  way?: readonly [to: RouteName, text: TextKey];
}

export const browse = ['home', 'states.browse'] as const;
const agency = ['agent', 'agent.agent'] as const;
const promotions = ['activity', 'shell.promotions'] as const;

/** Titles and places for the reasons of empty blocks. A reason that is a sentence gets another title. */
const empty: Partial<Record<TextKey, BlockLook>> = {
  'agent.noContract': { picture: list, title: 'states.closed', text: 'agent.noContract', way: agency },
  'agent.noDividends': { picture: list, title: 'agent.noDividends', text: 'states.appear', way: agency },
  'announcements.none': {
    picture: letter,
    title: 'announcements.none',
    text: 'states.appear',
    way: promotions,
  },
  'centre.noStudio': { picture: dice, title: 'states.closed', text: 'centre.noStudio', way: browse },
  'centre.nothingAnywhere': { picture: search, title: 'states.noMatch', text: 'centre.nothingAnywhere' },
  'centre.nothingLeft': { picture: search, title: 'states.noMatch', text: 'centre.nothingLeft' },
  'centre.nothingNamed': { picture: search, title: 'states.noMatch', text: 'centre.nothingNamed' },
  'errors.noPermission': {
    picture: locked,
    title: 'states.closed',
    text: 'errors.noPermission',
    way: agency,
  },
  // The link to share is on the same screen.
  'invite.none': { picture: people, title: 'common.noData', text: 'invite.none' },
  'lobby.noFavourites': { picture: star, title: 'common.noData', text: 'lobby.noFavourites', way: browse },
  'lobby.noGames': { picture: dice, title: 'lobby.noGames', text: 'states.soon', way: browse },
  'lobby.noSports': { picture: dice, title: 'states.closed', text: 'lobby.noSports', way: browse },
  'lottery.noResults': { picture: list, title: 'lottery.noResults', text: 'states.appear' },
  'lottery.none': { picture: dice, title: 'lottery.none', text: 'states.soon', way: browse },
  'lottery.unknown': { picture: dice, title: 'states.closed', text: 'lottery.unknown', way: browse },
  'member.noPictures': { picture: people, title: 'common.noData', text: 'member.noPictures' },
  'messages.noHelp': { picture: letter, title: 'messages.noHelp', text: 'states.soon', way: browse },
  'messages.none': { picture: letter, title: 'messages.none', text: 'states.appear', way: promotions },
  'promotions.none': { picture: gift, title: 'promotions.none', text: 'states.soon', way: browse },
  // Limits and breaks are on the same screen.
  'protection.noHistory': { picture: list, title: 'protection.noHistory', text: 'states.appear' },
  'records.noDeposits': {
    picture: wallet,
    title: 'common.noData',
    text: 'records.noDeposits',
    way: ['deposit', 'shell.deposit'],
  },
  'team.none': { picture: list, title: 'common.noData', text: 'team.none', way: agency },
  'team.noRebates': { picture: people, title: 'states.closed', text: 'team.noRebates', way: agency },
  'team.nobody': {
    picture: people,
    title: 'common.noData',
    text: 'team.nobody',
    way: ['openAccount', 'agent.openAccount'],
  },
  'team.nobodyBelow': { picture: people, title: 'common.noData', text: 'team.nobodyBelow', way: agency },
  'team.nobodyCalled': { picture: search, title: 'states.noMatch', text: 'team.nobodyCalled', way: agency },
  'vip.none': { picture: gift, title: 'common.noData', text: 'vip.none', way: browse },
  'wallet.noHistory': {
    picture: wallet,
    title: 'wallet.noHistory',
    text: 'states.appear',
    way: ['deposit', 'shell.deposit'],
  },
  // The form to withdraw is on the same screen.
  'wallet.noWithdrawals': { picture: wallet, title: 'wallet.noWithdrawals', text: 'states.appear' },
  'wallet.noMethods': {
    picture: wallet,
    title: 'states.closed',
    text: 'wallet.noMethods',
    way: ['help', 'shell.helpCentre'],
  },
  'wallet.noRewards': { picture: gift, title: 'common.noData', text: 'wallet.noRewards', way: promotions },
  'winners.empty': { picture: star, title: 'winners.empty', text: 'states.soon' },
};

export const emptyLook = (reason: TextKey): BlockLook =>
  empty[reason] ?? { picture: list, title: 'common.noData', text: reason, way: browse };

/** A failed block says why; its button says that loading failed. */
export function failedLook(error: GatewayError | undefined, text: TextKey): BlockLook {
  return { picture: error?.kind === 'offline' ? offline : unplugged, title: text };
}
