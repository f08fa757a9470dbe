// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { getHelp, getInbox, markInboxRead } from '../../../src/gateway/endpoints/messages.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import HelpPage from '../../../src/pages/help.tsx';
import InboxPage from '../../../src/pages/inbox.tsx';
import MessagePage from '../../../src/pages/message.tsx';
import { $question } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View | undefined;
let leave: () => void;

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Seen);
  here = await testEnvironment();
  await needAreas(['messages']);
  leave = $status.listen(() => {});
  await $status.reload();
});
afterEach(async () => {
  await view?.close();
  view = undefined;
  leave();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  $toast.set(undefined);
  here.close();
});

/** Everything is on the screen. */
class Seen {
  #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
  }
  disconnect() {}
}

const lines = () =>
  [...view!.element.querySelectorAll('.drawer-link')].map((line) => ({
    text: line.querySelector('.drawer-link__text > span')!.textContent,
    badge: line.querySelector('.unread-badge')?.textContent ?? '',
  }));
const line = (text: string) =>
  [...view!.element.querySelectorAll('.drawer-link')].find((one) => one.textContent!.includes(text));
const titles = () => [...view!.element.querySelectorAll<HTMLElement>('.accordion-item__title')];

describe('MS-1 message centre', () => {
  test('a visitor sees the five ways without a badge; live chat and messages lead to login', async () => {
    view = await show(<MessagePage />);
    expect(lines()).toEqual(
      ['Chat on Telegram', 'Announcements', 'Messages', 'Live chat', 'Affiliate service'].map((text) => ({
        text,
        badge: '',
      })),
    );
    await click(line('Chat on'));
    await click(line('Affiliate'));
    expect(here.seen.opened).toEqual([
      'https://telegram.foyer.example/foyer',
      'https://partners.foyer.example/',
    ]);
    await click(line('Live chat'));
    expect(here.seen.navigated.at(-1)?.address).toMatch(/^\/m\/login/);
    expect(line('Messages')?.getAttribute('href')).toBe('/m/webEmail');
  });

  test('a member sees what is unread', async () => {
    await here.signIn();
    view = await show(<MessagePage />);
    await until(() => lines().filter(({ badge }) => badge).length === 3);
    expect(lines().map(({ badge }) => badge)).toEqual(['', expect.stringMatching(/^\d$/), '5', '1', '']);
    expect(line('Messages')!.querySelector('.unread-badge')!.getAttribute('aria-label')).toBe('5 unread');
  });

  test('SE-5 type 4 has no badge, and is told that there is no inbox', async () => {
    await here.signIn('trial4');
    view = await show(<MessagePage />);
    await until(() => here.sent.length > 3);
    expect(lines().every(({ badge }) => !badge)).toBe(true);
    await click(line('Messages'));
    expect($toast.get()).toMatchObject({ text: 'errors.freeReject' });
  });

  test('without CBS3 and without links only what is there is shown', async () => {
    here.gateway.switches.whitelabel.CBS3 = false;
    await $status.reload();
    $status.mutate((status) => ({
      ...status,
      info: { ...status.info, resources: [], customerService: [] },
    }));
    view = await show(<MessagePage />);
    expect(lines().map(({ text }) => text)).toEqual(['Announcements', 'Messages']);
  });
});

describe('MS-5 inbox', () => {
  test('SE-4 a visitor goes to login and comes back', async () => {
    view = await show(<InboxPage />);
    expect(here.seen.navigated).toEqual([{ address: '/m/login?from=%2Fm%2FwebEmail', replace: true }]);
    expect(here.sentTo(getInbox)).toEqual([]);
  });

  test('SE-5 type 4 is told why not for a second, and led back', async () => {
    await here.signIn('trial4');
    view = await show(<InboxPage />);
    expect($toast.get()).toMatchObject({ text: 'errors.freeReject', kind: 'failure' });
    expect(here.seen.back).toBe(1);
    expect(here.sentTo(getInbox)).toEqual([]);
  });

  test.each(['guest40', 'agent10'])('%s reads it: type 4 alone may not', async (name) => {
    await here.signIn(name);
    view = await show(<InboxPage />);
    await until(() => titles().length === 3);
  });

  test('an entry opens and closes, is read then, and is deleted once that was confirmed', async () => {
    await here.signIn();
    view = await show(<InboxPage />);
    await until(() => titles().length === 3);
    expect(view.element.querySelectorAll('.accordion-item__mark')).toHaveLength(2);
    await click(titles()[0]);
    await until(
      () => view!.element.querySelector('.accordion-item__text a')?.getAttribute('href') === '/m/live-games',
    );
    expect(titles()[0]!.getAttribute('aria-expanded')).toBe('true');
    expect(view.element.querySelectorAll('.accordion-item__mark')).toHaveLength(1);
    await until(() => here.sentTo(markInboxRead).length === 1);
    await click(view.element.querySelector('.inbox__delete'));
    expect(titles()).toHaveLength(3);
    $question.get()!.answer(true);
    await until(() => titles().length === 2);
    expect(document.activeElement?.id).toBe('inbox');
    await click(titles()[0]);
    await click(titles()[0]);
    expect(titles()[0]!.getAttribute('aria-expanded')).toBe('false');
  });

  test('the messages are their own tab and go on by themselves', async () => {
    await here.signIn();
    history.replaceState(null, '', '/m/webEmail?kind=messages');
    view = await show(<InboxPage />);
    await until(() => titles().length === 15);
    expect(view.element.querySelector('[aria-selected="true"]')!.textContent).toBe('Messages');
    await click(view.element.querySelector('[role="tab"]'));
    expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/webEmail?kind=news', replace: true });
  });

  test('nothing in it, and a failure with another try', async () => {
    await here.signIn();
    here.gateway.faults!.set({ endpoint: 'getInbox', malformed: 'html', times: 1 });
    view = await show(<InboxPage />);
    const again = await until(() => view!.element.querySelector('.async-view--failed button'));
    here.gateway.faults!.set({ endpoint: 'getInbox', empty: true });
    await click(again);
    await until(() => view!.element.querySelector('.async-view--empty'));
  });
});

describe('MS-4 help', () => {
  test('every item opens with its text, in the chosen language, one at a time', async () => {
    view = await show(<HelpPage />);
    await until(() => titles().length === 4);
    expect(here.sentTo(getHelp)[0]!.query.get('lang')).toBe('EN');
    expect(here.sentTo(getHelp)[0]!.query.get('device')).toBe('MOBILE');
    await click(titles()[3]);
    await until(() =>
      view!.element.querySelector('.accordion-item__text .html')?.textContent?.includes('One person'),
    );
    await click(titles()[0]);
    expect(titles().map((title) => title.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
  });
});
