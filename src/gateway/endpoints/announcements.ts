import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { announcement } from './shared/announcement.ts';
import { idOrNone, text } from './shared/fields.ts';

const banner = v.object({
  id: idOrNone,
  /** m_home, m_hotgames, m_leftmenu, ... */
  groupName: v.string(),
  /** The picture, 720 by 300. */
  url: v.string(),
  /** The same picture 1,600 px wide, for wide and sharp screens. */
  wideUrl: text,
  /** The side to keep where the picture is cropped: `left`, `right`, `top` or `bottom`. */
  focus: text,
  /** Text alternative of the picture. */
  title: text,
  /** Target of a tap: a path of the site, or empty. */
  link: text,
  /** Short terms of a bonus, which partners' pages must show with it. */
  terms: text,
});

export type Announcement = v.InferOutput<typeof announcement>;
export type Banner = v.InferOutput<typeof banner>;

const none = withDefault(listOf(announcement), []);

/** Announcements by key: promotion, banners, player, popup, hot. */
export const getAnnouncements = endpoint({
  name: 'getAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Announcements and banners by type and group',
  query: v.object({
    /** Comma separated: B banner, PL player, PU popup, PR promotion, H hot, A agent. */
    types: v.string(),
    groupName: v.string(),
    platform: v.literal('M'),
    merchantCode: v.string(),
    language: v.string(),
  }),
  reply: v.object({
    promotion: none,
    banners: withDefault(listOf(banner), []),
    player: none,
    popup: none,
    hot: none,
  }),
  module: 'COMM3',
  session: 'optional',
  cacheSeconds: 30,
  open: true,
});

/** Marks an announcement as read for the member; throttled to one call in 150 ms, never sent for type 4. */
export const markAnnouncementRead = endpoint({
  name: 'markAnnouncementRead',
  method: 'POST',
  path: '/wps/relay/MCSFE_markAnnouncementAsRead',
  summary: 'Mark an announcement read',
  body: v.object({ announcementId: v.string(), read: v.boolean() }),
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});
