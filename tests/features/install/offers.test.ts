import { describe, expect, test } from 'vitest';
import { browserOf, iosVersionOf } from '../../../src/features/install/browser.ts';
import { homeScreenSteps } from '../../../src/features/install/home-screen-steps.ts';
import { installOffers, type Offers, type Situation } from '../../../src/features/install/offers.ts';

const LINKS = { IOS: 'https://a.example', MOBILECONFIG: 'https://b.example', Android: 'https://c.example' };

type Choices = { [Key in keyof Flat]: readonly Flat[Key][] };
interface Flat
  extends Omit<Situation, 'links' | 'settings'>,
    Record<'ios' | 'profile' | 'android', boolean>,
    Record<keyof Situation['settings'], boolean> {}

const both = [true, false] as const;
/** Every value of every input. */
const choices: Choices = {
  system: ['ios', 'android', 'other'],
  browser: ['safari', 'chrome', 'samsung', 'firefox', 'other'],
  iosVersion: [undefined, 12.03, 12.04],
  inApp: both,
  installed: both,
  ios: both,
  profile: both,
  android: both,
  appWindow: both,
  hideIosApp: both,
  homeScreen: both,
  downloadBarNeedsSession: both,
  signedIn: both,
  dismissed: both,
  promptable: both,
};

function* situations(): Generator<Flat> {
  const keys = Object.keys(choices) as (keyof Flat)[];
  const sizes = keys.map((key) => choices[key].length);
  const total = sizes.reduce((product, size) => product * size, 1);
  for (let number = 0; number < total; number++) {
    let rest = number;
    yield Object.fromEntries(
      keys.map((key, place) => {
        const size = sizes[place]!;
        const value = choices[key][rest % size];
        rest = Math.floor(rest / size);
        return [key, value];
      }),
    ) as unknown as Flat;
  }
}

function offersOf(flat: Flat): Offers {
  const { ios, profile, android, ...rest } = flat;
  return installOffers({
    ...rest,
    links: {
      ...(ios && { IOS: LINKS.IOS }),
      ...(profile && { MOBILECONFIG: LINKS.MOBILECONFIG }),
      ...(android && { Android: LINKS.Android }),
    },
    settings: flat,
  });
}

/** All combinations with their offers, computed once for all tests. */
const everySituation = [...situations()];
const everyOffer = everySituation.map(offersOf);

/** Whether the store's app is available: from iOS 12.4 on; an iPad that identifies as a Mac is newer. */
const storeApp = (flat: Flat) =>
  flat.ios && !flat.hideIosApp && (flat.iosVersion === undefined || flat.iosVersion >= 12.04);

/** The specification's reasons to hide the download bar. */
const hiding: Readonly<Record<string, (flat: Flat) => boolean>> = {
  'in the native app': (flat) => flat.inApp,
  'the app window is off': (flat) => !flat.appWindow,
  'no link on iOS': (flat) => flat.system === 'ios' && !storeApp(flat) && !flat.profile && !flat.homeScreen,
  'no link elsewhere': (flat) => flat.system !== 'ios' && !flat.android,
  dismissed: (flat) => flat.dismissed,
  'on the home screen, with nothing of the store': (flat) =>
    flat.installed && !(flat.system === 'ios' && storeApp(flat)),
  'without the session it needs': (flat) => flat.downloadBarNeedsSession && !flat.signedIn,
};

function mismatches(expected: (flat: Flat) => boolean, found: (offers: Offers) => boolean) {
  const wrong: Flat[] = [];
  let shown = 0;
  for (const [place, flat] of everySituation.entries()) {
    const is = expected(flat);
    if (is) shown++;
    if (is !== found(everyOffer[place]!) && wrong.length < 3) wrong.push(flat);
  }
  return { wrong, shown };
}

describe('all combinations', () => {
  test('the bar shows unless a rule hides it', { tags: ['DL-2'] }, () => {
    const hidden = (flat: Flat) => Object.values(hiding).some((rule) => rule(flat));
    const { wrong, shown } = mismatches(
      (flat) => !hidden(flat),
      ({ bar }) => bar,
    );
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(1_000);
  });

  test.each(Object.keys(hiding))('a single rule hides the bar: %s', { tags: ['DL-2'] }, (name) => {
    const others = Object.entries(hiding).filter(([other]) => other !== name);
    const alone = everySituation.filter(
      (flat) => hiding[name]!(flat) && !others.some(([, rule]) => rule(flat)),
    );
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.filter((flat) => offersOf(flat).bar)).toEqual([]);
  });

  test('the icon shows until the site is installed, whatever the closed bar and the session', {
    tags: ['HD-2'],
  }, () => {
    const linked = (flat: Flat) =>
      flat.system === 'ios' ? storeApp(flat) || flat.profile || flat.homeScreen : flat.android;
    const { wrong } = mismatches(
      (flat) => !flat.inApp && flat.appWindow && !flat.installed && linked(flat),
      ({ icon }) => icon,
    );
    expect(wrong).toEqual([]);
  });

  test('recommends Safari in other browsers on iOS', { tags: ['DL-1', 'DL-2'] }, () => {
    const { wrong } = mismatches(
      (flat) =>
        !flat.inApp &&
        flat.appWindow &&
        flat.system === 'ios' &&
        !flat.installed &&
        flat.browser !== 'safari',
      ({ useSafari }) => useSafari,
    );
    expect(wrong).toEqual([]);
  });

  const open = (flat: Flat) => !flat.inApp && flat.appWindow;
  const onIos = (flat: Flat) => open(flat) && flat.system === 'ios';
  const elsewhere = (flat: Flat) => open(flat) && flat.system !== 'ios' && !flat.installed;
  test.each([
    ['IOS', (flat: Flat) => onIos(flat) && storeApp(flat)],
    [
      'MOBILECONFIG',
      (flat: Flat) => onIos(flat) && !flat.installed && flat.profile && flat.browser === 'safari',
    ],
    ['Android', (flat: Flat) => elsewhere(flat) && flat.android],
    ['prompt', (flat: Flat) => elsewhere(flat) && flat.homeScreen && flat.promptable],
    [
      'guide',
      (flat: Flat) =>
        flat.homeScreen &&
        ((onIos(flat) && !flat.installed) ||
          (elsewhere(flat) && flat.system === 'android' && !flat.promptable)),
    ],
  ] as const)('offers %s only where it works', { tags: ['DL-1'] }, (way, expected) => {
    const { wrong, shown } = mismatches(expected, ({ options: ways }) => ways.includes(way));
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(100);
  });

  test('lists the operator’s options first', { tags: ['DL-1'] }, () => {
    const order = ['IOS', 'Android', 'MOBILECONFIG', 'prompt', 'guide'];
    for (const [at, flat] of everySituation.entries()) {
      const places = everyOffer[at]!.options.map((way) => order.indexOf(way));
      if (places.some((place, index) => place <= (places[index - 1] ?? -1))) expect(flat).toBeUndefined();
    }
  });
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['safari', `${MAC} Version/18.5 Safari/605.1.15`],
  ['other', `${IPHONE} CriOS/137.0 Mobile/15E148 Safari/604.1`],
  ['other', `${IPHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`],
  ['other', `${IPHONE} Version/18.0 EdgiOS/137.0 Mobile/15E148 Safari/605.1.15`],
  ['other', `${IPHONE} GSA/374.0 Mobile/15E148 Safari/604.1`],
  ['other', `${IPHONE} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ['other', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.5`],
  // Inside another app, and from the home screen.
  ['other', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/510.0]`],
  ['other', `${IPHONE} Mobile/15E148`],
  ['chrome', `${PIXEL} Chrome/137.0 Mobile Safari/537.36`],
  ['chrome', `${PIXEL} Chrome/137.0 Mobile Safari/537.36 EdgA/137.0`],
  ['samsung', `${PIXEL} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`],
  ['firefox', 'Mozilla/5.0 (Android 16; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0'],
  ['other', ''],
] as const)('%s is detected by %s', { tags: ['DL-1'] }, (browser, agent) => {
  expect(browserOf(agent)).toBe(browser);
});

test.each([
  [18.05, IPHONE],
  [12.04, 'Mozilla/5.0 (iPad; CPU OS 12_4 like Mac OS X) AppleWebKit/605.1.15'],
  [12.03, 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_3 like Mac OS X) AppleWebKit/605.1.15'],
  [undefined, MAC],
  [undefined, PIXEL],
])('the iOS version is %s in %s', { tags: ['DL-2'] }, (version, agent) => {
  expect(iosVersionOf(agent)).toBe(version);
});

test('the guide matches system and browser; on iOS it starts with Safari in other browsers', {
  tags: ['DL-1'],
}, () => {
  const texts = (...of: Parameters<typeof homeScreenSteps>) => homeScreenSteps(...of).map(({ text }) => text);
  const ios = ['install.iosShare', 'install.iosAdd', 'install.confirm'];
  expect(texts('ios', 'safari')).toEqual(ios);
  expect(texts('ios', 'other')).toEqual(['install.useSafari', ...ios]);
  expect(texts('android', 'samsung')).toEqual([
    'install.samsungMenu',
    'install.samsungAdd',
    'install.confirm',
  ]);
  for (const browser of ['chrome', 'firefox', 'other'] as const) {
    expect(texts('android', browser)).toEqual(['install.menu', 'install.add', 'install.confirm']);
  }
});
