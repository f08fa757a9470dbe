import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../src/games/catalogue.ts';
import { SportsFrame } from '../../../src/games/launch/sports-frame.tsx';
import { sportsVendor } from '../../../src/games/launch/sports-launch.ts';
import { launchGame, launchTrialGame } from '../../../src/gateway/endpoints/launch.ts';
import type { Vendor } from '../../../src/gateway/endpoints/lobby.ts';
import { switchLanguage } from '../../../src/i18n/language.ts';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import { $session, clearSession } from '../../../src/session/session.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { settled } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { sourceMessages, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { waitStill } from '../../support/wait-still.ts';

const lists = { esports: ['IMES'], cockfight: ['SV3'] };
let here: TestEnvironment;
let vendor: Vendor;

beforeEach(async () => {
  here = await testEnvironment();
  vendor = await vendorCalled('TOUCHL');
});

async function vendorCalled(code: string): Promise<Vendor> {
  const $known = catalogue({ merchantCode: 'foyer', language: 'EN', sportsVendors: lists });
  const leave = $known.listen(() => {});
  await settled(() => expect($known.get().state).toBe('ready'));
  leave();
  const known = $known.get();
  return known.state === 'ready' ? sportsVendor(known.value, code)! : expect.unreachable();
}

function Sports({ of, windows = [] }: { of: Vendor; windows?: string[] }) {
  const { language } = useTexts();
  const scope = { merchantCode: 'foyer', language, newWindowVendors: windows };
  return <SportsFrame scope={scope} vendor={of} name="Touchline" />;
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Touchline');
const source = () => frame()?.getAttribute('src');
const loading = () => frame()!.closest('[aria-busy]')!.getAttribute('aria-busy');
/** The time after which a frame gets its address. */
const FRAME = 150;

/** Shows the sports with the clock stopped, up to their frame, which is blank. */
async function showSports(props: Parameters<typeof Sports>[0] = { of: vendor }): Promise<void> {
  stopClock();
  await show(<Sports {...props} />);
  await waitStill(() => expect(frame()).not.toBeNull());
}
/** The frame once it has its address. */
async function launched(): Promise<HTMLIFrameElement> {
  await waitStill(() => expect(frame()).not.toBeNull());
  await act(() => pass(FRAME));
  expect(source()).toContain('/games/play');
  return frame()!;
}

// happy-dom loads no frames and gives them no window.
const inFrame = new EventTarget();
Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => inFrame });

function message(data: unknown, origin: string, source: unknown = inFrame) {
  return act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source } as never)));
}

test('launches a trial when signed out, in an iframe with a name, a sandbox and no referrer', {
  tags: ['LA-3'],
}, async () => {
  await showSports();
  const element = await launched();
  const { query } = here.sentTo(launchTrialGame)[0]!;
  expect([query.get('telGameId'), query.get('accountType')]).toEqual([vendor.telGameId, 'TOUCHL']);
  expect(here.sentTo(launchGame)).toEqual([]);
  expect(element.getAttribute('sandbox')).toContain('allow-scripts');
  expect(element.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(element.getAttribute('allow')).toBe('autoplay; fullscreen');
});

test('sets the source after 150 ms, and removes the loader 100 ms after the load', {
  tags: ['LA-3'],
}, async () => {
  await showSports();
  expect(source()).toBe('about:blank');
  await act(() => pass(149));
  expect(source()).toBe('about:blank');
  await act(() => pass(1));
  expect(source()).toContain('/games/play');
  fireEvent.load(frame()!);
  await act(() => pass(99));
  expect(loading()).toBe('true');
  await act(() => pass(1));
  expect(loading()).toBe('false');
});

test('gives up loading after 20 s; a retry launches again', { tags: ['LA-3'] }, async () => {
  await showSports();
  await act(() => pass(19_999));
  expect(frame()).not.toBeNull();
  await act(() => pass(1));
  expect(frame()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('slow');
  await user.click(screen.getByRole('button'));
  await launched();
  expect(here.sentTo(launchTrialGame)).toHaveLength(2);
});

test('signing in launches with real money and a new language launches again, each after 250 ms', {
  tags: ['LA-3'],
}, async () => {
  await showSports();
  const trial = (await launched()).src;
  await act(() => here.signIn());
  expect(frame()).toBeNull();
  await act(() => pass(249));
  expect(here.sentTo(launchGame)).toHaveLength(0);
  await act(() => pass(1));
  expect(here.sentTo(launchGame)).toHaveLength(1);
  expect((await launched()).src).not.toBe(trial);

  await act(() => switchLanguage('UR', sourceMessages));
  await act(() => switchLanguage('EN', sourceMessages));
  await act(() => pass(100));
  await act(() => switchLanguage('UR', sourceMessages));
  expect(frame()).toBeNull();
  await act(() => pass(249));
  expect(here.sentTo(launchGame)).toHaveLength(1);
  await act(() => pass(1));
  expect(here.sentTo(launchGame)).toHaveLength(2);
  expect(here.sentTo(launchGame)[1]!.query.get('language')).toBe('UR');
  await launched();

  await act(async () => clearSession());
  await act(() => pass(250));
  expect(here.sentTo(launchTrialGame)).toHaveLength(2);
  expect(here.sentTo(launchGame)).toHaveLength(2);
});

test('going back to a URL that was opened does not open it again', { tags: ['LA-3'] }, async () => {
  await showSports();
  const first = (await launched()).src;
  cleanup();
  await showSports();
  expect((await launched()).src).not.toBe(first);
});

test('relogin leads a visitor to the login and back, only from this iframe and its origin', {
  tags: ['LA-3'],
}, async () => {
  here.platform.here = () => '/m/sportsGame?vassalage=TOUCHL';
  await showSports();
  const own = new URL((await launched()).src).origin;
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

test('relogin ends the session of a member, so that the login asks for credentials', {
  tags: ['LA-3'],
}, async () => {
  await here.signIn();
  await showSports();
  await message({ relogin: true }, new URL((await launched()).src).origin);
  expect($session.get()).toBeUndefined();
});

test('shows why the launch failed, with a retry', { tags: ['LA-3'] }, async () => {
  here.gateway.switches.vendors = { TOUCHL: 'maintenance' };
  stopClock();
  await show(<Sports of={vendor} />);
  await waitStill(() => screen.getByText(/under maintenance/));
  here.gateway.switches.vendors = {};
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  await launched();
});

test('leads a visitor to the login where there is no trial', { tags: ['LA-3'] }, async () => {
  await show(<Sports of={{ ...vendor, telGameId: '' }} />);
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toContain('/m/login');
  expect(here.sentTo(launchTrialGame)).toEqual([]);
});

test('a vendor that needs a window gets it from a button', { tags: ['LA-3'] }, async () => {
  const opened: string[] = [];
  here.platform.openGameWindow = () => ({
    show(address) {
      opened.push(address);
      return 'shown';
    },
    close() {},
  });
  await show(<Sports of={vendor} windows={['TOUCHL']} />);
  expect(frame()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open game' }));
  await waitFor(() => expect(opened).toEqual([expect.stringContaining('/games/play')]));
});

test('e-sports and cockfights open the same way; an unknown vendor opens nothing, and no vendor the first', {
  tags: ['LA-3', 'LA-4'],
}, async () => {
  for (const code of ['IMES', 'SV3', 'LANE5']) expect((await vendorCalled(code)).vassalage).toBe(code);
  expect(await vendorCalled('NOBODY')).toBeUndefined();
  expect((await vendorCalled('')).vassalage).toBe('TOUCHL');
  const cockfight = await vendorCalled('SV3');
  await showSports({ of: cockfight });
  await launched();
  expect(here.sentTo(launchTrialGame)[0]!.query.get('accountType')).toBe('SV3');
});
