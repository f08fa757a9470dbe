import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { $status } from '../../../src/config/status.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import { markAnnouncementRead } from '../../../src/gateway/endpoints/announcements.ts';
import { getHelp, getInbox, getLiveModels, markInboxRead } from '../../../src/gateway/endpoints/messages.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import HelpPage from '../../../src/pages/help.tsx';
import InboxPage from '../../../src/pages/inbox.tsx';
import MessagePage from '../../../src/pages/message.tsx';
import { PERSONAL_PREFIX } from '../../../src/session/session.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { names, opened, titles } from '../../support/accordion.ts';
import { closeAfter } from '../../support/close-after.ts';
import { inView } from '../../support/in-view.ts';
import { settle } from '../../support/settle.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { setWindowWidth } from '../../support/window-width.ts';

let here: TestEnvironment;

beforeEach(async () => {
  setWindowWidth(390);
  inView(true);
  here = await testEnvironment();
  await loadMessages(['messages']);
  closeAfter($status.listen(() => {}));
  await $status.reload();
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

/** Names of the message centre's links and buttons, which end with the unread count. */
const ways = () =>
  within(screen.getByRole('navigation', { name: 'Contact and news' }))
    .getAllByRole('listitem')
    .map((entry) => entry.firstElementChild as HTMLElement);
const way = (text: string) => ways().find((one) => within(one).queryByText(text))!;
const badge = (text: string) => within(way(text)).queryByRole('img')?.getAttribute('aria-label');
const count = (titled: number) => waitFor(() => expect(titles()).toHaveLength(titled));
const unread = () => titles().filter((title) => within(title).queryByText('New')).length;

describe('message centre', { tags: ['MS-1'] }, () => {
  test('shows a visitor five links without badges; live chat and messages open login', async () => {
    await show(<MessagePage />);
    expect(ways().map((one) => one.textContent)).toEqual([
      'Chat on Telegram',
      'Live chat',
      'Affiliate service',
      'Announcements',
      'Messages',
    ]);
    await user.click(way('Chat on Telegram'));
    await user.click(way('Affiliate service'));
    expect(here.seen.opened).toEqual([
      'https://telegram.foyer.example/foyer',
      'https://partners.foyer.example/',
    ]);
    await user.click(way('Live chat'));
    expect(here.seen.navigated.at(-1)?.address).toMatch(/^\/m\/login/);
    expect(way('Messages').getAttribute('href')).toBe('/m/webEmail');
  });

  test('shows all entries together once the status names the chat, which is the first', async () => {
    $status.forget();
    const held = here.gateway.faults!.hold('getStatus');
    await show(<MessagePage />);
    expect(screen.queryByRole('link')).toBeNull();
    held.release();
    await waitFor(() => expect(ways()[0]!.textContent).toBe('Chat on Telegram'));
    expect(ways()).toHaveLength(5);
  });

  test("shows a member's unread counts", async () => {
    await here.signIn();
    await show(<MessagePage />);
    await waitFor(() => expect(screen.getAllByRole('img', { name: /unread$/ })).toHaveLength(3));
    expect([badge('Announcements'), badge('Messages'), badge('Live chat')]).toEqual([
      expect.stringMatching(/^\d unread$/),
      '5 unread',
      '1 unread',
    ]);
    within(way('Messages')).getByText('5');
  });

  test('a wide screen lists the announcements, opens the first, and reads only what is open', {
    tags: ['AN-2'],
  }, async () => {
    setWindowWidth(1280);
    await here.signIn();
    await show(<MessagePage />);
    await waitFor(() => expect(opened().slice(0, 3)).toEqual([true, false, false]));
    await waitFor(() => expect(here.sentTo(markAnnouncementRead)).toHaveLength(1));
    titles()[1]!.focus();
    await user.keyboard('{Enter}');
    expect(opened().slice(0, 3)).toEqual([false, true, false]);
    await waitFor(() => expect(here.sentTo(markAnnouncementRead)).toHaveLength(2));
  });

  test('a phone ends with the first answers, which open there, and the help centre', {
    tags: ['MS-4'],
  }, async () => {
    await show(<MessagePage />);
    const help = within(await screen.findByRole('region', { name: 'How can we help?' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    await user.click(help.getByRole('button', { name: 'How do I deposit?' }));
    expect(opened()).toEqual([false, true, false, false]);
    expect(help.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/m/help');
  });

  test('shows a member the online chat agents, if the gateway names them', async () => {
    const models = ['Asha', 'Leo', 'Mina', 'Nuno', 'Omar'].map((name) => ({ id: name, name, online: true }));
    here.gateway.faults!.rewrite('getLiveModels', () => ({
      list: [{ id: 'off', name: 'Hina', online: false }, ...models],
    }));
    await here.signIn();
    await show(<MessagePage />);
    const isolates = ['Asha', 'Leo', 'Mina'].map((name) => `\u2068${name}\u2069`).join(' · ');
    await within(way('Live chat')).findByText(`Online now: ${isolates} · +2`);
    expect(here.sentTo(getLiveModels).map(({ query }) => query.get('language'))).toEqual(['EN']);
  });

  test.each([
    ['nobody is online', { empty: true }],
    ['the gateway does not serve it', { status: 404 }],
  ])('live chat shows no agents while %s', async (_, fault) => {
    here.gateway.faults!.set({ endpoint: 'getLiveModels', ...fault });
    await here.signIn();
    await show(<MessagePage />);
    await waitFor(() => expect(here.sentTo(getLiveModels)).toHaveLength(1));
    await act(settle);
    expect(screen.queryByText(/^Online now/)).toBeNull();
    expect($toast.get()).toBeUndefined();
  });

  test('the offer to open the chat disappears with its page', { tags: ['MS-3'] }, async () => {
    await here.signIn();
    const page = await show(<MessagePage />);
    await user.click(way('Live chat'));
    await waitFor(() => expect($toast.get()?.text).toBe('messages.chatOpened'));
    await page.unmount();
    expect($toast.get()).toBeUndefined();
  });

  test('type 4 has no badge and learns that there is no inbox', { tags: ['SE-5'] }, async () => {
    await here.signIn('trial4');
    await show(<MessagePage />);
    await act(settle);
    expect(screen.queryByRole('img', { name: /unread$/ })).toBeNull();
    expect(here.sentTo(getLiveModels)).toEqual([]);
    await user.click(way('Messages'));
    expect($toast.get()).toMatchObject({ text: 'errors.freeReject' });
  });

  test('hides entries without CBS3 and without links', async () => {
    here.gateway.switches.whitelabel.CBS3 = false;
    await $status.reload();
    mutate($status, (status) => ({
      ...status,
      info: { ...status.info, resources: [], customerService: [] },
    }));
    await show(<MessagePage />);
    expect(ways().map((one) => one.textContent)).toEqual(['Announcements', 'Messages']);
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull();
  });
});

describe('inbox', { tags: ['MS-5'] }, () => {
  test('redirects a visitor to login and back', { tags: ['SE-4'] }, async () => {
    await show(<InboxPage />);
    expect(here.seen.navigated).toEqual([{ address: '/m/login?from=%2Fm%2FwebEmail', replace: true }]);
    expect(here.sentTo(getInbox)).toEqual([]);
  });

  test('refuses type 4 with a message and goes back', { tags: ['SE-5'] }, async () => {
    await here.signIn('trial4');
    // A store that an earlier page has just left reads the inbox of the new account.
    await act(settle);
    const earlier = here.sentTo(getInbox).length;
    await show(<InboxPage />);
    expect($toast.get()).toMatchObject({ text: 'errors.freeReject', kind: 'failure' });
    expect(here.seen.back).toBe(1);
    expect(here.sentTo(getInbox)).toHaveLength(earlier);
  });

  test.each(['guest40', 'agent10'])('admits %s; only type 4 is refused', async (name) => {
    await here.signIn(name);
    await show(<InboxPage />);
    await count(3);
  });

  test('an entry opens, closes, is read, and is deleted after confirmation', async () => {
    await here.signIn();
    await show(<InboxPage />);
    await count(3);
    expect(unread()).toBe(2);
    // Each title has its date in the language's format.
    const days = titles().map((title) => within(title).getByRole<HTMLTimeElement>('time'));
    expect(days.every((day) => /^\w{3} \d{1,2}, \d{4}$/.test(day.textContent))).toBe(true);
    expect(days.every((day) => /^\d{4}-\d\d-\d\dT/.test(day.dateTime))).toBe(true);
    await user.click(titles()[0]!);
    const link = await within(screen.getByRole('tabpanel')).findByRole('link');
    expect(link.getAttribute('href')).toBe('/m/live-games');
    expect(opened()[0]).toBe(true);
    expect(unread()).toBe(1);
    await waitFor(() => expect(here.sentTo(markInboxRead)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^Delete: / }));
    expect(titles()).toHaveLength(3);
    await act(async () => $confirmation.get()!.answer(true));
    await count(2);
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    await user.click(titles()[0]!);
    await user.click(titles()[0]!);
    expect(opened()).toEqual([false, false]);
  });

  test('opens the messages tab if only messages are unread, and stays there', async () => {
    await here.signIn();
    const query = { kind: 'news', pageNo: 1, pageSize: 10, language: 'EN' } as const;
    for (const { id } of (await call(getInbox, { query })).list) {
      await call(markInboxRead, { body: { messageId: id, read: true } });
    }
    invalidate(`${PERSONAL_PREFIX}inbox`);
    await show(<InboxPage />);
    await count(15);
    expect(unread()).toBe(3);
    const tab = screen.getByRole('tab', { name: 'Messages', selected: true });
    for (const letter of titles().slice(0, 3)) await user.click(letter);
    await waitFor(() => expect(unread()).toBe(0));
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  test('messages have their own tab and pages', async () => {
    await here.signIn();
    history.replaceState(null, '', '/m/webEmail?kind=messages');
    await show(<InboxPage />);
    await count(15);
    screen.getByRole('tab', { name: 'Messages', selected: true });
    await user.click(screen.getByRole('tab', { name: 'News' }));
    expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/webEmail?kind=news', replace: true });
  });

  test('the address keeps the open entry, per tab', async () => {
    await here.signIn();
    history.replaceState(null, '', '/m/webEmail?kind=messages');
    const first = await show(<InboxPage />);
    await count(15);
    await user.click(titles()[3]!);
    const { address, replace } = here.seen.navigated.at(-1)!;
    expect([address, replace]).toEqual([expect.stringMatching(/^\/m\/webEmail\?kind=messages&id=./), true]);
    await user.click(titles()[3]!);
    expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/webEmail?kind=messages', replace: true });
    await first.unmount();
    history.replaceState(null, '', address);
    const again = await show(<InboxPage />);
    await waitFor(() => expect(opened().indexOf(true)).toBe(3));
    await again.unmount();
    history.replaceState(null, '', address.replace('messages', 'news'));
    await show(<InboxPage />);
    await count(3);
    expect(opened()).toEqual([false, false, false]);
  });

  test('opens and marks the first one on a wide screen, unless the address names another', async () => {
    setWindowWidth(1280);
    await here.signIn();
    history.replaceState(null, '', '/m/webEmail?kind=news');
    const first = await show(<InboxPage />);
    await waitFor(() => expect(opened()).toEqual([true, false, false]));
    await waitFor(() => expect(here.sentTo(markInboxRead)).toHaveLength(1));
    await user.click(titles()[0]!);
    expect(opened()).toEqual([false, false, false]);
    await user.click(titles()[2]!);
    const { address } = here.seen.navigated.at(-1)!;
    await first.unmount();
    history.replaceState(null, '', address);
    await show(<InboxPage />);
    await waitFor(() => expect(opened()).toEqual([false, false, true]));
  });

  test('shows an empty state, and a failure with a retry', async () => {
    here.gateway.faults!.set({ endpoint: 'getInbox', malformed: 'html' });
    await here.signIn();
    history.replaceState(null, '', '/m/webEmail?kind=news');
    await show(<InboxPage />);
    const again = await screen.findByRole('button', { name: 'Loading failed, click to retry' });
    here.gateway.faults!.set({ endpoint: 'getInbox', empty: true });
    await user.click(again);
    await screen.findByText('Nothing in this part of your inbox');
  });
});

describe('help', { tags: ['MS-4'] }, () => {
  const titlesShown = () => screen.findByRole('button', { name: 'Terms of use' });
  const openedNames = () =>
    screen.queryAllByRole('button', { expanded: true }).map((one) => one.textContent.trim());

  test('opens one item at a time, in the chosen language', async () => {
    await show(<HelpPage />);
    await titlesShown();
    expect(here.sentTo(getHelp)[0]!.query.get('lang')).toBe('EN');
    expect(here.sentTo(getHelp)[0]!.query.get('device')).toBe('MOBILE');
    await user.click(screen.getByRole('button', { name: 'Terms of use' }));
    await screen.findByText(/One account per person/);
    await user.click(titles()[0]!);
    expect(openedNames()).toEqual(['How the games are played']);
  });

  test('opens the first item on a wide screen, unless the address names another', async () => {
    setWindowWidth(1280);
    const first = await show(<HelpPage />);
    await waitFor(() => expect(openedNames()).toEqual(['How the games are played']));
    await first.unmount();
    history.replaceState(null, '', '/m/help?topic=saferPlay');
    await show(<HelpPage />);
    await waitFor(() => expect(openedNames()).toEqual(['Responsible gaming']));
  });

  test('opens the topic of the address; an unknown topic opens nothing', async () => {
    history.replaceState(null, '', '/m/help?topic=saferPlay');
    await show(<HelpPage />);
    await titlesShown();
    expect(openedNames()).toEqual(['Responsible gaming']);
    await user.click(screen.getByRole('button', { name: 'Responsible gaming' }));
    expect(openedNames()).toEqual([]);
    await act(async () => navigate('/m/help?topic=terms'));
    await waitFor(() => expect(openedNames()).toEqual(['Terms of use']));
    await act(async () => navigate('/m/help?topic=fees'));
    await waitFor(() => expect(openedNames()).toEqual([]));
  });

  test('the topic of the address moves to the top; an item that is opened later only into view', async () => {
    history.replaceState(null, '', '/m/help?topic=saferPlay');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await show(<HelpPage />);
    await titlesShown();
    const moved = () =>
      scrolled.mock.calls.map(([how], call) => {
        const { block } = how as ScrollIntoViewOptions;
        return [(scrolled.mock.contexts[call] as Element).tagName, block];
      });
    await waitFor(() => expect(moved()[0]).toEqual(['LI', 'start']));
    scrolled.mockClear();
    await user.click(screen.getByRole('button', { name: 'Terms of use' }));
    expect(moved()[0]).toEqual(['LI', 'nearest']);
    scrolled.mockRestore();
  });

  test('a search lists the items that are about it, or leads to customer service', async () => {
    await show(<HelpPage />);
    await titlesShown();
    const all = titles().length;
    const field = screen.getByRole('searchbox', { name: 'Search the help' });
    await user.type(field, 'PASSWORD forgot');
    await waitFor(() => expect(names()).toEqual(['I forgot my password']));
    await user.type(field, ' zebra');
    await screen.findByRole('heading', { name: 'No answer found' });
    expect(titles()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(titles()).toHaveLength(all));
  });

  test('ends with the ways of contact', async () => {
    await show(<HelpPage />);
    const contact = within(await screen.findByRole('region', { name: 'Still have a question?' }));
    expect(contact.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Chat on Telegram',
      'Live chat',
      'Customer service',
    ]);
  });
});

describe('inbox entries', { tags: ['MS-5'] }, () => {
  test('show the start of their text while closed, and are marked as read together', async () => {
    history.replaceState(null, '', '/m/webEmail?kind=news');
    await here.signIn();
    await show(<InboxPage />);
    await count(3);
    expect(titles()[0]!.textContent).toContain('Find them under Live, around the clock.');
    const marks = unread();
    expect(marks).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(unread()).toBe(0));
    expect(here.sentTo(markInboxRead)).toHaveLength(marks);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await user.click(titles()[0]!);
    expect(titles()[0]!.textContent).not.toContain('around the clock');
  });
});
