// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../src/games/catalogue.ts';
import { SportsFrame } from '../../../src/games/play/sports-frame.tsx';
import { sportsVendor } from '../../../src/games/play/sports-launch.ts';
import { launchGame, launchTrialGame, type Vendor } from '../../../src/gateway/endpoints/lobby.ts';
import { switchLanguage } from '../../../src/i18n/language.ts';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import { $session, clearSession } from '../../../src/session/session.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { sourceMessages, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const lists = { esports: ['IMES'], cockfight: ['SV3'] };
let here: TestEnvironment;
let view: View;
let vendor: Vendor;

beforeEach(async () => {
  here = await testEnvironment();
  vendor = await vendorCalled('TOUCHL');
});
afterEach(async () => {
  vi.useRealTimers();
  await view?.close();
  here.close();
});

async function vendorCalled(code: string): Promise<Vendor> {
  const $known = catalogue({ merchantCode: 'foyer', language: 'EN', sportsVendors: lists });
  const leave = $known.listen(() => {});
  const known = await vi.waitUntil(() => {
    const now = $known.get();
    return now.state === 'ready' && now.value;
  });
  leave();
  return sportsVendor(known, code)!;
}

function Sports({ of, windows = [] }: { of: Vendor; windows?: string[] }) {
  const { language } = useTexts();
  const scope = { merchantCode: 'foyer', language, newWindowVendors: windows };
  return <SportsFrame scope={scope} vendor={of} name="Touchline" />;
}

const frame = () => view.element.querySelector('iframe');
/** The frame once it has its address. */
const launched = () => until(() => frame()?.getAttribute('src')?.includes('/games/play') && frame());
/** Shows the sports with the time standing still, up to their frame. */
async function showAtRest() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  view = await show(<Sports of={vendor} />);
  for (let turns = 0; turns < 200 && !frame(); turns++) await act(() => new Promise(setImmediate));
}
const loading = () => view.element.querySelector('.play-frame')?.getAttribute('aria-busy');

// happy-dom loads no frames and gives them no window.
const inFrame = new EventTarget();
Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => inFrame });

function message(data: unknown, origin: string, source: unknown = inFrame) {
  return act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source } as never)));
}

test('LA-3 signed out a trial is launched, in a frame with a name, a sandbox and no referrer', async () => {
  view = await show(<Sports of={vendor} />);
  const element = await launched();
  const { query } = here.sentTo(launchTrialGame)[0]!;
  expect([query.get('telGameId'), query.get('accountType')]).toEqual([vendor.telGameId, 'TOUCHL']);
  expect(here.sentTo(launchGame)).toEqual([]);
  expect(element.title).toBe('Touchline');
  expect(element.getAttribute('sandbox')).toContain('allow-scripts');
  expect(element.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(element.getAttribute('allow')).toBe('autoplay; fullscreen');
});

test('LA-3 the source is blank at first, set after 150 ms; the loader goes 100 ms after the load', async () => {
  await showAtRest();
  expect(frame()!.getAttribute('src')).toBe('about:blank');
  await act(async () => void vi.advanceTimersByTime(149));
  expect(frame()!.getAttribute('src')).toBe('about:blank');
  await act(async () => void vi.advanceTimersByTime(1));
  expect(frame()!.getAttribute('src')).toContain('/games/play');
  await act(async () => void frame()!.dispatchEvent(new Event('load')));
  await act(async () => void vi.advanceTimersByTime(99));
  expect(loading()).toBe('true');
  await act(async () => void vi.advanceTimersByTime(1));
  expect(loading()).toBe('false');
});

test('LA-3 a frame that does not load is given up calmly; another try launches anew', async () => {
  await showAtRest();
  await act(async () => void vi.advanceTimersByTime(20_000));
  expect(frame()).toBeNull();
  expect(view.element.querySelector('[role="alert"]')!.textContent).toContain('slow');
  vi.useRealTimers();
  await click(view.element.querySelector('[role="alert"] button'));
  await launched();
  expect(here.sentTo(launchTrialGame)).toHaveLength(2);
});

test('LA-3 signing in launches the real one, another language launches anew, each after 250 ms', async () => {
  view = await show(<Sports of={vendor} />);
  const trial = (await launched()).src;
  const before = performance.now();
  await act(() => here.signIn());
  await launched();
  expect(here.sentTo(launchGame)).toHaveLength(1);
  expect(here.sentTo(launchGame)[0]!.at - before).toBeGreaterThan(240);
  expect(frame()!.src).not.toBe(trial);

  const changed = performance.now();
  await act(() => switchLanguage('UR', sourceMessages));
  await act(() => switchLanguage('EN', sourceMessages));
  await act(() => switchLanguage('UR', sourceMessages));
  expect(frame()).toBeNull();
  await until(() => here.sentTo(launchGame).length === 2);
  expect(here.sentTo(launchGame)[1]!.query.get('language')).toBe('UR');
  expect(here.sentTo(launchGame)[1]!.at - changed).toBeGreaterThan(240);
  await launched();

  await act(async () => clearSession());
  await until(() => here.sentTo(launchTrialGame).length === 2);
  expect(here.sentTo(launchGame)).toHaveLength(2);
});

test('LA-3 an address that was opened is not opened again by coming back', async () => {
  view = await show(<Sports of={vendor} />);
  const first = (await launched()).src;
  await view.close();
  view = await show(<Sports of={vendor} />);
  expect((await launched()).src).not.toBe(first);
});

test('LA-3 relogin leads a visitor to login and back, from this frame and its origin alone', async () => {
  here.platform.here = () => '/m/sportsGame?vassalage=TOUCHL';
  view = await show(<Sports of={vendor} />);
  await launched();
  const own = new URL(frame()!.src).origin;
  await message({ relogin: true }, 'https://evil.test');
  await message({ relogin: true }, own, window);
  await message({ relogin: true }, own, null);
  await message('relogin', own);
  await message({ relogin: false }, own);
  await message({ balance: 1 }, own);
  await message(null, own);
  expect(here.seen.navigated).toEqual([]);
  await message({ relogin: true }, own);
  expect(here.seen.navigated).toEqual([
    { address: '/m/login?from=%2Fm%2FsportsGame%3Fvassalage%3DTOUCHL', replace: false },
  ]);
});

test('LA-3 relogin ends the session of a member, so that login asks for it', async () => {
  await here.signIn();
  view = await show(<Sports of={vendor} />);
  await launched();
  await message({ relogin: true }, new URL(frame()!.src).origin);
  expect($session.get()).toBeUndefined();
});

test('LA-3 why it was not launched is said, with retry', async () => {
  here.gateway.switches.vendors = { TOUCHL: 'maintenance' };
  view = await show(<Sports of={vendor} />);
  const alert = await until(() => view.element.querySelector('[role="alert"]'));
  expect(alert.textContent).toContain('under maintenance');
  here.gateway.switches.vendors = {};
  await click(alert.querySelector('button'));
  await launched();
});

test('LA-3 a visitor is led to login where there is no trial', async () => {
  view = await show(<Sports of={{ ...vendor, telGameId: '' }} />);
  const link = await until(() => view.element.querySelector('a'));
  expect(link.getAttribute('href')).toContain('/m/login');
  expect(here.sentTo(launchTrialGame)).toEqual([]);
});

test('LA-3 a vendor that needs a window gets it from a button', async () => {
  const opened: string[] = [];
  here.platform.openGameWindow = () => ({
    show(address) {
      opened.push(address);
      return 'shown';
    },
    close() {},
  });
  view = await show(<Sports of={vendor} windows={['TOUCHL']} />);
  expect(frame()).toBeNull();
  await click(view.element.querySelector('button'));
  await until(() => opened.length === 1);
  expect(opened[0]).toContain('/games/play');
});

test('LA-3 LA-4 e-sports and cockfight go the same way; an unknown vendor has none, none named is the first', async () => {
  for (const code of ['IMES', 'SV3', 'LANE5']) expect((await vendorCalled(code)).vassalage).toBe(code);
  expect(await vendorCalled('NOBODY')).toBeUndefined();
  expect((await vendorCalled('')).vassalage).toBe('TOUCHL');
  view = await show(<Sports of={await vendorCalled('SV3')} />);
  await launched();
  expect(here.sentTo(launchTrialGame)[0]!.query.get('accountType')).toBe('SV3');
});
