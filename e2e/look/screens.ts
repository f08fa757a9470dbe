export interface Screen {
  /** Name of its picture. */
  name: string;
  path: string;
  language: 'EN' | 'UR';
  size: 'phone' | 'desktop';
  /** Account that is signed in; a visitor without. */
  username?: string;
  /** Brand of the demo, by its host; without one the demo's own. */
  brand?: string;
}

interface Page {
  path: string;
  username?: string;
}

const MEMBER = 'maya7';
const pages: Readonly<Record<string, Page>> = {
  home: { path: '/m/home' },
  slots: { path: '/m/slot-games' },
  live: { path: '/m/live-games' },
  sports: { path: '/m/sport-games' },
  promotions: { path: '/m/activity' },
  login: { path: '/m/login' },
  deposit: { path: '/m/voucherCenter', username: MEMBER },
  member: { path: '/m/member/home', username: MEMBER },
  rewards: { path: '/m/rewardCenter', username: MEMBER },
  records: { path: '/m/transaction/record', username: MEMBER },
  'play-safely': { path: '/m/protection', username: MEMBER },
};
/** Pages whose layout on wide screens differs most from that on phones. */
const wide = ['home', 'slots', 'sports', 'promotions', 'member', 'records'];
const brands = ['harbour', 'meadow', 'rosewood'];
const ofBrand = ['home', 'login'];

const screen = (
  page: string,
  language: Screen['language'],
  size: Screen['size'],
  brand?: string,
): Screen => ({
  name: [brand ?? size, page, language.toLowerCase()].join('-'),
  ...pages[page]!,
  language,
  size,
  ...(brand && { brand }),
});

const languages = ['EN', 'UR'] as const;

/** The screens that `npm run test:look` compares with their pictures. */
export const screens: readonly Screen[] = languages.flatMap((language) => [
  ...Object.keys(pages).map((page) => screen(page, language, 'phone')),
  ...wide.map((page) => screen(page, language, 'desktop')),
  ...brands.flatMap((brand) =>
    (language === 'EN' ? ofBrand : ['home']).map((page) => screen(page, language, 'phone', brand)),
  ),
]);
