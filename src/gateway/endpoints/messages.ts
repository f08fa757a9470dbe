import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, id, pageNumber, pageSize, text } from './shared/fields.ts';

const helpItem = v.object({
  title: v.string(),
  /** HTML of the operator; sanitise it before rendering. */
  content: text,
  /** The site's link that opens this topic: `terms`, `saferPlay`; empty for others. */
  topic: text,
});

export type HelpItem = v.InferOutput<typeof helpItem>;

export const getHelp = endpoint({
  name: 'getHelp',
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'Items of the help centre: rules, deposits, responsible play, terms',
  query: v.object({ lang: v.string(), device: v.literal('MOBILE') }),
  reply: listOf(helpItem),
  module: 'COMM3',
  session: 'none',
  cacheSeconds: 60,
});

/** Folders of the inbox: messages to all members, and personal ones. */
const inboxKind = v.picklist(['news', 'messages']);

export type InboxKind = v.InferOutput<typeof inboxKind>;

const inboxItem = v.object({
  id,
  title: v.string(),
  /** HTML of the operator; sanitise it before rendering. */
  content: text,
  sentAt: text,
  read: withDefault(v.boolean(), false),
});

export type InboxItem = v.InferOutput<typeof inboxItem>;

export const getInbox = endpoint({
  name: 'getInbox',
  method: 'GET',
  path: '/wps/relay/MCSFE_getInboxMessages',
  summary: 'One page of the member’s news or messages, newest first; 10 a page',
  query: v.object({ kind: inboxKind, pageNo: pageNumber, pageSize, language: v.string() }),
  reply: v.object({ list: listOf(inboxItem), pageNum: count, totalPages: count }),
  module: 'COMM3',
  session: 'required',
});

export const markInboxRead = endpoint({
  name: 'markInboxRead',
  method: 'POST',
  path: '/wps/relay/MCSFE_markInboxMessageAsRead',
  summary: 'Mark an entry of the inbox read',
  body: v.object({ messageId: v.string(), read: v.boolean() }),
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});

export const deleteInbox = endpoint({
  name: 'deleteInbox',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_deleteInboxMessage',
  summary: 'Delete an entry of the inbox; deleting it twice changes nothing',
  body: v.object({ messageId: v.string() }),
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});

/** Number of unread entries; throttled to one call in 250 ms, failures are not shown. */
export const getInboxUnread = endpoint({
  name: 'getInboxUnread',
  method: 'GET',
  path: '/wps/relay/MCSFE_getInboxUnreadCount',
  summary: 'How many entries of the inbox are unread',
  reply: count,
  module: 'COMM3',
  session: 'required',
});

export const launchChat = endpoint({
  name: 'launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  summary: 'Address of the live chat for the member; never for type 4',
  query: v.object({
    b2c: v.literal(1),
    language: v.string(),
    /** Page to return to from the chat: an absolute URL of the site. */
    backUrl: v.string(),
    /** Colour of the chat's header, such as #161a22. */
    headerColor: v.string(),
    title: v.string(),
  }),
  reply: v.object({ chatUrl: v.string() }),
  module: 'CBS3',
  flag: 'CBS3',
  session: 'required',
});

/** Number of unread chat messages; throttled to one call in 250 ms, failures are not shown. */
export const getChatUnread = endpoint({
  name: 'getChatUnread',
  method: 'GET',
  path: '/wps/relay/CBS_getUnreadCount',
  summary: 'How many messages of the live chat are unread; never for type 4',
  reply: count,
  module: 'CBS3',
  flag: 'CBS3',
  session: 'required',
});

const liveModel = v.object({
  id,
  /** In the requested language. */
  name: text,
  /** Path or URL of a picture; empty for none. */
  image: text,
  online: withDefault(v.boolean(), false),
});

export type LiveModel = v.InferOutput<typeof liveModel>;

/** Agents of the live chat; failures are not shown. */
export const getLiveModels = endpoint({
  name: 'getLiveModels',
  method: 'GET',
  path: '/wps/relay/CBS_getLiveModels',
  summary: 'The agents of the live chat, and which of them are online; never for type 4',
  query: v.object({ language: v.string() }),
  reply: v.object({ list: listOf(liveModel) }),
  module: 'CBS3',
  flag: 'CBS3',
  session: 'required',
});
