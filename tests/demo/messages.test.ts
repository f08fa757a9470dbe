import { describe, expect, test } from 'vitest';
import {
  deleteInbox,
  getChatUnread,
  getHelp,
  getInbox,
  getInboxUnread,
  getLiveModels,
  launchChat,
  markInboxRead,
} from '../../src/gateway/endpoints/messages.ts';
import { call } from '../../src/gateway/http/client.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';
import { gatewayPerTest, PASSWORD } from './harness.ts';
import { register } from './verification.ts';

const gateway = gatewayPerTest();

const page = (kind: 'news' | 'messages', pageNo = 1, language = 'EN') =>
  call(getInbox, { query: { kind, pageNo, pageSize: 10, language } });
const unread = () => call(getInboxUnread, {});
const chatQuery = {
  b2c: 1,
  language: 'UR',
  backUrl: 'http://localhost/m/message',
  headerColor: '#161a22',
  title: 'Foyer',
} as const;

describe('inbox', () => {
  test('paginates news and messages, newest first, without repetition', { tags: ['MS-5'] }, async () => {
    await gateway.signIn('maya7');
    const pages = [await page('messages'), await page('messages', 2)];
    expect(pages[0]!.totalPages).toBe(2);
    const all = pages.flatMap(({ list }) => list);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map(({ sentAt }) => sentAt)).toEqual(
      all
        .map(({ sentAt }) => sentAt)
        .sort()
        .reverse(),
    );
    const news = await page('news');
    expect([news.totalPages, news.list.length]).toEqual([1, 3]);
  });

  test('reading and deleting reduces the member’s count only', { tags: ['MS-5'] }, async () => {
    await gateway.signIn('maya7');
    const before = await unread();
    const [first, second] = (await page('messages')).list;
    await call(markInboxRead, { body: { messageId: first!.id, read: true } });
    expect(await unread()).toBe(before - 1);
    await call(deleteInbox, { body: { messageId: second!.id } });
    await call(deleteInbox, { body: { messageId: second!.id } });
    expect(await unread()).toBe(before - 2);
    const left = (await page('messages')).list;
    expect(left[0]).toMatchObject({ id: first!.id, read: true });
    expect(left.map(({ id }) => id)).not.toContain(second!.id);
    await gateway.signIn('ravi1');
    expect(await unread()).toBe(before);
    await expect(call(markInboxRead, { body: { messageId: first!.id, read: false } })).rejects.toMatchObject({
      code: 'not.found',
    });
    await call(deleteInbox, { body: { messageId: first!.id } });
    await gateway.signIn('maya7');
    expect((await page('messages')).list[0]!.id).toBe(first!.id);
  });

  test('counts an entry that is marked as unread', { tags: ['MS-5'] }, async () => {
    await gateway.signIn('maya7');
    const before = await unread();
    const { id: messageId } = (await page('messages')).list[0]!;
    for (const read of [true, true, false]) await call(markInboxRead, { body: { messageId, read } });
    expect((await page('messages')).list[0]).toMatchObject({ id: messageId, read: false });
    expect(await unread()).toBe(before);
  });

  test('welcomes a new member in inbox and chat', { tags: ['MS-5'] }, async () => {
    await register({ username: 'fresh01', password: PASSWORD, confirmPassword: PASSWORD });
    await gateway.signIn('fresh01');
    expect((await page('messages')).list).toMatchObject([{ title: 'Welcome', read: false }]);
    expect([await unread(), await call(getChatUnread, {})]).toEqual([1, 1]);
  });

  test('type 4 has neither inbox nor chat', { tags: ['SE-5'] }, async () => {
    await gateway.signIn('trial4');
    const refused = { code: 'permission.denied' };
    await expect(page('news')).rejects.toMatchObject(refused);
    await expect(call(launchChat, { query: chatQuery })).rejects.toMatchObject(refused);
    await expect(call(getChatUnread, {})).rejects.toMatchObject(refused);
    expect(await unread()).toBe(0);
  });
});

describe('help and chat', () => {
  test('has every text in every language', { tags: ['MS-4', 'LN-1'] }, async () => {
    await gateway.signIn('maya7');
    const seen = new Map<string, Set<string>>();
    const see = (key: string, text: string) => seen.set(key, (seen.get(key) ?? new Set()).add(text));
    for (const language of languageCodes) {
      const help = await call(getHelp, { query: { lang: language, device: 'MOBILE' } });
      help.forEach(({ title, content }, place) => {
        see(`help ${place}`, title);
        see(`help text ${place}`, content);
      });
      const letters = [
        ...(await page('news', 1, language)).list,
        ...(await page('messages', 1, language)).list,
        ...(await page('messages', 2, language)).list,
      ];
      for (const { id, title, content } of letters) {
        see(id, title);
        see(`text ${id}`, content);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
    for (const [key, texts] of seen) expect([key, texts.size]).toEqual([key, languageCodes.length]);
  });

  test('launches the chat with its parameters and marks it as read', { tags: ['MS-3'] }, async () => {
    await gateway.signIn('maya7');
    expect(await call(getChatUnread, {})).toBe(1);
    const { chatUrl } = await call(launchChat, { query: chatQuery });
    const url = new URL(chatUrl);
    const { b2c: _, ...told } = chatQuery;
    expect(Object.fromEntries(url.searchParams)).toEqual(told);
    expect(await call(getChatUnread, {})).toBe(0);
    const answer = await gateway.app.request(chatUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('refuses an invalid back URL', async () => {
    await gateway.signIn('maya7');
    const query = { ...chatQuery, backUrl: 'message' };
    await expect(call(launchChat, { query })).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('at least two localised chat agents are online at every hour', { tags: ['MS-1'] }, async () => {
    for (let hour = 0; hour < 24; hour++) {
      await gateway.signIn('maya7');
      const { list } = await call(getLiveModels, { query: { language: 'HI' } });
      expect(list).toHaveLength(6);
      expect(list[0]).toMatchObject({ name: 'आशा', image: expect.stringMatching(/^http.*\.svg$/) });
      expect(list.filter(({ online }) => online).length).toBeGreaterThanOrEqual(2);
      gateway.pass(60 * 60_000);
    }
    await gateway.signIn('trial4');
    const refused = { code: 'permission.denied' };
    await expect(call(getLiveModels, { query: { language: 'EN' } })).rejects.toMatchObject(refused);
  });

  test('without CBS3 there is no chat', { tags: ['MS-1'] }, async () => {
    await gateway.signIn('maya7');
    gateway.switches.whitelabel.CBS3 = false;
    await expect(call(launchChat, { query: chatQuery })).rejects.toMatchObject({ code: 'permission.denied' });
  });
});
