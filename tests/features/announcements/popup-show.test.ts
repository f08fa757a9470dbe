// @module-tag AN-3
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentAnnouncements } from '../../../src/features/announcements/notices.ts';
import { POPUP_KEYS, type PopupType } from '../../../src/features/announcements/popup-flags.ts';
import { clampIndex, type PopupShow, popupShow } from '../../../src/features/announcements/popup-show.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import type { Announcement } from '../../../src/gateway/endpoints/announcements.ts';
import { $session, clearSession, startSession } from '../../../src/session/session.ts';
import { countDialog } from '../../../src/ui/open-dialogs.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { until } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

/** Reports whether the visitor is inactive. */
let beStill: (still: boolean) => void = () => {};
const follow = (report: (still: boolean) => void) => {
  beStill = report;
  return () => {
    beStill = () => {};
  };
};

const scope = { merchantCode: 'foyer', language: 'EN' };
const $news = currentAnnouncements(scope);
let here: TestEnvironment;
let leave: () => void = () => {};

beforeEach(async () => {
  here = await testEnvironment();
});
afterEach(() => {
  leave();
  leave = () => {};
});

/** Starts the popups with loaded announcements and an inactive visitor. */
async function home(show: PopupShow = popupShow(scope, follow)): Promise<PopupShow> {
  leave();
  leave = show.start();
  beStill(true);
  await until(() => $news.get().state === 'ready');
  return show;
}
const idsOf = (show: PopupShow) => show.$shown.get().map(({ id }) => id);
const change = (by: (popup: Announcement[]) => Announcement[]) =>
  mutate($news, (all) => ({ ...all, popup: by(all.popup) }));
const flagOf = (type: PopupType) => JSON.parse(here.platform.persistentStorage.get(POPUP_KEYS[type]) ?? '{}');

const guest = ['a-popup-guest'];
const member = ['a-popup-member', 'a-popup-password'];
const first = [...member, 'a-popup-first'];

describe('audience of popups', () => {
  test.each([
    { who: 'a guest', username: '', firstTimeLogin: false, type: 'B', ids: guest },
    { who: 'a member', username: 'maya7', firstTimeLogin: false, type: 'A', ids: member },
    { who: 'a member on the first login', username: 'maya7', firstTimeLogin: true, type: 'A', ids: first },
    { who: 'a trial account', username: 'trial4', firstTimeLogin: false, type: 'A', ids: member },
    { who: 'a trial account at first', username: 'trial4', firstTimeLogin: true, type: 'A', ids: first },
  ] as const)('$who gets those of type $type', async ({ username, firstTimeLogin, type, ids }) => {
    if (username) {
      await here.signIn(username);
      startSession({ ...$session.get()!, firstTimeLogin });
    }
    const show = await home();
    expect(idsOf(show)).toEqual(ids);
    show.close();
    show.hide();
    expect(flagOf(type).show).toBe(false);
    expect(idsOf(await home())).toEqual([]);
    // The other type has a separate flag.
    expect(flagOf(type === 'A' ? 'B' : 'A')).toEqual({});
  });
});

describe('timing of popups', () => {
  test('show once the visitor stops interacting, and stay while read', async () => {
    await home();
    leave();
    const show = popupShow(scope, follow);
    leave = show.start();
    expect($news.get().state).toBe('ready');
    expect(idsOf(show)).toEqual([]);
    beStill(true);
    expect(idsOf(show)).toEqual(guest);
    beStill(false);
    expect(idsOf(show)).toEqual(guest);
  });

  test('news during interaction waits until it stops', async () => {
    const show = popupShow(scope, follow);
    leave = show.start();
    beStill(true);
    beStill(false);
    await until(() => $news.get().state === 'ready');
    expect(idsOf(show)).toEqual([]);
    beStill(true);
    expect(idsOf(show)).toEqual(guest);
  });

  test("show exactly after the operator's delay", async () => {
    here = await testEnvironment({ config: { popupDelay: 500 } });
    await home();
    leave();
    const show = popupShow(scope);
    stopClock();
    leave = show.start();
    await pass(499);
    expect(idsOf(show)).toEqual([]);
    await pass(1);
    expect(idsOf(show)).toEqual(guest);
    leave();
    expect(idsOf(show)).toEqual([]);
  });

  test('never show after home was left', async () => {
    await home();
    leave();
    const show = popupShow(scope, follow);
    show.start()();
    beStill(true);
    change((all) => [...all]);
    expect(idsOf(show)).toEqual([]);
  });

  test('an empty list shows none and stores nothing', async () => {
    here.gateway.faults!.set({ endpoint: 'getAnnouncements', empty: true });
    expect(idsOf(await home())).toEqual([]);
    expect(flagOf('B')).toEqual({});
  });

  test('wait for another dialog to close', async () => {
    const closed = countDialog();
    const show = await home();
    expect(idsOf(show)).toEqual([]);
    closed();
    expect(idsOf(show)).toEqual(guest);
  });

  test('signing out on home switches to guest popups', async () => {
    await here.signIn();
    const show = await home();
    expect(idsOf(show)).toEqual(member);
    clearSession();
    await until(() => idsOf(show)[0] === guest[0]);
  });

  test('an unreadable flag counts as none', async () => {
    here.platform.persistentStorage.set(POPUP_KEYS.B, '{"show":"no"');
    expect(idsOf(await home())).toEqual(guest);
  });
});

describe('repeated popups', () => {
  const more: Announcement = {
    id: 'a-new',
    title: 'New',
    content: '',
    promotionType: '',
    execution: 'B',
    startDate: '',
    read: false,
  };
  test.each([
    { what: 'one more', by: (all: Announcement[]) => [...all, more], isShown: true },
    {
      what: 'another content',
      by: (all: Announcement[]) => all.map((one) => ({ ...one, content: `${one.content}!` })),
      isShown: true,
    },
    {
      what: 'another title',
      by: (all: Announcement[]) => all.map((one) => ({ ...one, title: `${one.title}!` })),
      isShown: true,
    },
    {
      what: 'one more for members',
      by: (all: Announcement[]) => [...all, { ...more, execution: 'A' }],
      isShown: false,
    },
    { what: 'nothing new', by: (all: Announcement[]) => [...all], isShown: false },
    { what: 'an empty list', by: () => [], isShown: false },
  ])('with $what, shown: $isShown', async ({ by, isShown }) => {
    const show = await home();
    show.close();
    show.hide();
    expect(idsOf(show)).toEqual([]);
    change(by);
    expect(idsOf(show).length > 0).toBe(isShown);
    expect(flagOf('B').show).toBe(isShown);
  });

  test('do not show again in another language', async () => {
    const show = await home();
    show.close();
    leave();
    const urdu = { ...scope, language: 'UR' };
    const $urdu = currentAnnouncements(urdu);
    leave = $urdu.listen(() => {});
    await until(() => $urdu.get().state === 'ready');
    expect(idsOf(await home(popupShow(urdu, follow)))).toEqual([]);
  });

  test('a change while they are open does not show them again', async () => {
    const show = await home();
    change((all) => [...all, more]);
    expect(idsOf(show)).toEqual([...guest, 'a-new']);
    show.close();
    show.hide();
    change((all) => [...all]);
    expect(idsOf(show)).toEqual([]);
  });
});

test('limits the index to the list', () => {
  expect([clampIndex(-1, 3), clampIndex(0, 3), clampIndex(7, 3), clampIndex(2, 1)]).toEqual([0, 0, 2, 0]);
});
