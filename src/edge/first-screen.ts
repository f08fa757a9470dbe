import { escaped } from '../lib/escaped.ts';
import { fromJson } from '../lib/json.ts';
import { safeUrl } from '../lib/links.ts';
import type { FirstView } from './first-view.ts';
import type { ScreenKind } from './first-view-plan.ts';
import type { Settings } from './settings.ts';

/** Tiles of a list that are in sight on arrival. */
const TILES = 9;
/** Promotions that are. */
const CARDS = 2;

interface Screen {
  kind: ScreenKind | undefined;
  view: FirstView;
  settings: Settings;
  /** Of the page. */
  origin: string;
  /** From 0 up to 1: picks the host of pictures without one, as the site does (SY-3). */
  draw: number;
}

/** The entries of a list in an answer, of which nothing is certain; of the first answer of the call that has any. */
function entries({ answers }: FirstView, call: string, list: string): Record<string, unknown>[] {
  for (const { call: name, kept } of answers) {
    if (name !== call) continue;
    const { value } = fromJson(kept.text) as { value?: Record<string, unknown> };
    const found = value?.[list];
    const all: unknown[] = Array.isArray(found) ? found : [];
    const objects = all.filter(
      (one): one is Record<string, unknown> => typeof one === 'object' && one !== null,
    );
    if (objects.length) return objects;
  }
  return [];
}

/**
 * The pictures of a page's first screen as markup, where the site will show them itself; empty for a page whose first
 * screen is texts, or while nothing is known. Of home it is the first banner, of a list what lies over the place of the
 * site until that has its own.
 */
export function firstScreen({ kind, view, settings, origin, draw }: Screen): string {
  const hosts = settings.imageCDNs ?? [];
  const host = hosts[Math.floor(draw * hosts.length)] ?? settings.gateway ?? '';
  const picture = (path: unknown, own = false): string => {
    const text = typeof path === 'string' ? path.trim() : '';
    const address = /^(https?:)?\/\//.test(text) ? text : host + text;
    // Another scheme, or none, is left to the site.
    if (!text || !safeUrl(address, origin)) return '';
    const mark = own ? ' class="first__own"' : '';
    return `<img${mark} src="${escaped(address)}" alt="" fetchpriority="high" decoding="sync">`;
  };
  const tiles = (call: string, list: string) => {
    const icons = entries(view, call, list).slice(0, TILES);
    return `<div class="first__tiles">${icons.map(({ iconUrl }) => `<b>${picture(iconUrl)}</b>`).join('')}</div>`;
  };
  const banner = () => picture(entries(view, 'getAnnouncements', 'banners')[0]?.url, true);
  const news = (list: string) =>
    entries(view, 'getAnnouncements', list).length ? '<i class="first__news first__own"></i>' : '';

  switch (kind) {
    case 'home':
      return banner();
    case 'games':
      return `<i class="first__strip"></i><i class="first__news"></i>${tiles('getGames', 'games')}`;
    case 'hot':
      return `<i class="first__wide">${banner()}</i>${news('hot')}<i class="first__tabs"></i>${tiles('getHotGames', 'list')}`;
    case 'promotions': {
      const cards = entries(view, 'getPromotions', 'promotions').slice(0, CARDS);
      const pictures = cards.map(({ announcementImages: images }) => {
        const first = (Array.isArray(images) ? images : []).find((one) => one?.sequence === 1);
        return `<b>${picture(first?.url, true)}</b>`;
      });
      return `${news('promotion')}<i class="first__tabs"></i><div class="first__cards">${pictures.join('')}</div>`;
    }
    case undefined:
      return '';
  }
}
