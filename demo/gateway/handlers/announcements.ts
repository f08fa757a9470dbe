import { refusal } from '../../../src/gateway/http/errors.ts';
import { agentNews } from '../../fixtures/content/agent-news.ts';
import type { AnnouncementKind, AnnouncementSeed } from '../../fixtures/content/announcement-seed.ts';
import { announcementSeeds } from '../../fixtures/content/announcements.ts';
import { banners } from '../../fixtures/content/banners.ts';
import { DAY } from '../../fixtures/durations.ts';
import { type Language, languageOf } from '../../fixtures/languages.ts';
import { pictureAddress } from '../../fixtures/picture-address.ts';
import type { Handlers } from '../handler.ts';
import { ageOf } from '../members.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';

/** Agents' announcements have a separate call. */
type ListedKind = Exclude<AnnouncementKind, 'agent'>;

/** Codes of the `types` query; B (banners) and A (agents) have separate lists. */
const kinds: Readonly<Record<ListedKind, string>> = {
  promotion: 'PR',
  player: 'PL',
  popup: 'PU',
  hot: 'H',
};

export const announcements = {
  getAnnouncements({ gateway, query, session, base }) {
    const { store, clock } = gateway;
    const age = session ? ageOf(gateway, session.member.id) : Number.POSITIVE_INFINITY;
    const types = query.types.split(',').map((type) => type.trim());
    const language = languageOf(query.language);
    const read = session ? readBy(store, session.member.id) : new Set<string>();
    const list = (kind: ListedKind) =>
      types.includes(kinds[kind])
        ? announcementSeeds
            .filter((seed) => seed.kind === kind && age >= (seed.after ?? 0))
            .map((seed) => wireOf(seed, language, clock(), read))
        : [];
    return {
      promotion: list('promotion'),
      banners: types.includes('B') ? bannersOf(query.groupName, base, language) : [],
      player: list('player'),
      popup: list('popup'),
      hot: list('hot'),
    };
  },

  markAnnouncementRead({ gateway: { store }, body, session }) {
    const known = [...announcementSeeds, ...agentNews].some(({ id }) => id === body.announcementId);
    if (!known) throw new Refusal(refusal.notFound);
    const [member, announcement] = [session.member.id, body.announcementId];
    if (body.read) {
      store.insert('read_marks', { member_id: member, announcement_id: announcement }, 'IGNORE');
    } else {
      store.run('DELETE FROM read_marks WHERE member_id = ? AND announcement_id = ?', member, announcement);
    }
    return null;
  },
} satisfies Partial<Handlers>;

/** Returns the ids of announcements that a member has read. */
export function readBy(store: Store, memberId: number): Set<string> {
  const rows = store.all<{ announcement_id: string }>(
    'SELECT announcement_id FROM read_marks WHERE member_id = ?',
    memberId,
  );
  return new Set(rows.map((row) => row.announcement_id));
}

/** Returns an announcement in the contract's format, in a language. */
export function wireOf(seed: AnnouncementSeed, language: Language, now: number, read: ReadonlySet<string>) {
  return {
    id: seed.id,
    title: seed.title[language],
    content: seed.content(language),
    promotionType: seed.promotionType ?? '',
    execution: seed.execution ?? '',
    startDate: new Date(now - seed.daysAgo * DAY).toISOString().slice(0, 10),
    read: read.has(seed.id),
  };
}

/** Returns the banners of comma-separated groups. */
function bannersOf(groups: string, base: string, language: Language) {
  const asked = groups.split(',').map((group) => group.trim());
  return banners
    .filter(({ group }) => asked.includes(group))
    .map(({ id, group, title, link, terms, focus = 'right' }) => ({
      id,
      groupName: group,
      url: pictureAddress(base, 'banners', `${id}.avif`),
      wideUrl: pictureAddress(base, 'banners', `1600/${id}.avif`),
      focus,
      title: title[language],
      link,
      terms: terms?.[language],
    }));
}
