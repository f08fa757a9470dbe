import { refusal } from '../../../src/gateway/http/errors.ts';
import { helpSeeds } from '../../fixtures/content/help.ts';
import { letterTexts } from '../../fixtures/content/letter-texts.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { hasInbox } from '../account-types.ts';
import { chatAgents } from '../chat-agents.ts';
import type { Handlers } from '../handler.ts';
import type { Letter } from '../letters.ts';
import { limitOf, pageInfo } from '../paging.ts';
import { badRequest, Refusal } from '../refusal.ts';
import type { Session } from '../sessions.ts';

export const messages = {
  getHelp({ query }) {
    const language = languageOf(query.lang);
    return helpSeeds.map(({ title, content, topic = '' }) => ({
      title: title[language],
      content: content(language),
      topic,
    }));
  },

  getInbox({ gateway: { store }, query, session }) {
    const member = ownerOf(session);
    const spoken = languageOf(query.language);
    const { total } = store.one<{ total: number }>(
      'SELECT count(*) AS total FROM letters WHERE member_id = ? AND kind = ?',
      member,
      query.kind,
    )!;
    const letters = store.all<Letter>(
      `SELECT id, text_id, at, read_at FROM letters WHERE member_id = ? AND kind = ?
       ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
      member,
      query.kind,
      ...limitOf(query),
    );
    const list = letters.flatMap(({ id, text_id, at, read_at }) => {
      const text = letterTexts[text_id];
      if (!text) return [];
      return {
        id: String(id),
        title: text.title[spoken],
        content: text.content(spoken),
        sentAt: new Date(at).toISOString(),
        read: read_at !== null,
      };
    });
    return { list, ...pageInfo(total, query) };
  },

  markInboxRead({ gateway: { store, clock }, body: { messageId, read }, session }) {
    const member = ownerOf(session);
    const changed = store.run(
      'UPDATE letters SET read_at = ? WHERE id = ? AND member_id = ?',
      read ? clock() : null,
      Number(messageId),
      member,
    );
    if (!changed) throw new Refusal(refusal.notFound);
    return null;
  },

  deleteInbox({ gateway: { store }, body: { messageId }, session }) {
    store.run('DELETE FROM letters WHERE id = ? AND member_id = ?', Number(messageId), ownerOf(session));
    return null;
  },

  getInboxUnread({ gateway: { store }, session }) {
    return store.one<{ unread: number }>(
      'SELECT count(*) AS unread FROM letters WHERE member_id = ? AND read_at IS NULL',
      session.member.id,
    )!.unread;
  },

  launchChat({ gateway: { store, clock }, query, session, base }) {
    const member = ownerOf(session);
    if (!URL.canParse(query.backUrl)) throw badRequest('backUrl');
    // Opening the chat marks its messages as read.
    store.run('UPDATE desk_notes SET seen_at = ? WHERE member_id = ? AND seen_at IS NULL', clock(), member);
    const { language, backUrl, headerColor, title } = query;
    const search = new URLSearchParams({ language, backUrl, headerColor, title });
    return { chatUrl: `${base}/demo/chat?${search.toString()}` };
  },

  getChatUnread({ gateway: { store }, session }) {
    return store.one<{ unread: number }>(
      'SELECT count(*) AS unread FROM desk_notes WHERE member_id = ? AND seen_at IS NULL',
      ownerOf(session),
    )!.unread;
  },

  getLiveModels({ gateway: { clock }, query, session, base }) {
    ownerOf(session);
    return { list: chatAgents(clock(), languageOf(query.language), base) };
  },
} satisfies Partial<Handlers>;

/** Returns the member; free-play accounts have no inbox and chat. @throws Refusal */
function ownerOf({ member }: Session): number {
  if (!hasInbox(member.type)) throw new Refusal(refusal.noPermission);
  return member.id;
}
