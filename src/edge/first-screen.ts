import { vendorIcon } from '../gateway/endpoints/shared/catalogue.ts';
import { BANNER_SIZES, bannerSources } from '../lib/banner-sources.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { parseJson } from '../lib/json.ts';
import { safeUrl } from '../lib/links.ts';
import type { FirstView } from './first-view.ts';
import type { ScreenKind } from './first-view-plan.ts';
import type { Settings } from './settings.ts';

/** Tiles of a list that are in sight on arrival. */
const TILES = 9;
const VENDORS = 12;
/** Promotions, lotteries and announcements that are, and announcements that stand over something else. */
const CARDS = 2;
const DRAWS = 6;
const NOTICES = 12;
const NEWS = 3;

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
    const { value } = parseJson(kept.text) as { value?: Record<string, unknown> };
    const found = value?.[list];
    const all: unknown[] = Array.isArray(found) ? found : [];
    const objects = all.filter(
      (one): one is Record<string, unknown> => typeof one === 'object' && one !== null,
    );
    if (objects.length) return objects;
  }
  return [];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Lotteries under their groups, and last those of none that is known (`sectionsOf` of the site). */
function byGroup(all: readonly Record<string, unknown>[], groups: readonly string[]) {
  const groupOf = ({ groupCode }: Record<string, unknown>) => String(groupCode);
  const rest = all.filter((one) => !groups.includes(groupOf(one)));
  const parts = groups.map((code) => all.filter((one) => groupOf(one) === code));
  return [...parts, rest].filter((part) => part.length > 0);
}

/**
 * The pictures and titles of a page's first screen as markup, where the site will show them itself. Of home it is the
 * first banner, empty while that is not known; of a list what lies over the place of the site until that has its own, with
 * empty boxes for what is not known.
 */
export function firstScreen({ kind, view, settings, origin, draw }: Screen): string {
  const hosts = settings.imageCDNs ?? [];
  const host = hosts[Math.floor(draw * hosts.length)] ?? settings.gateway ?? '';
  const addressOf = (path: string) => (/^(https?:)?\/\//.test(path) ? path : host + path);
  const picture = (path: unknown, own = false, attributes = ''): string => {
    const text = textOf(path);
    const address = addressOf(text);
    // Another scheme, or none, is left to the site.
    if (!text || !safeUrl(address, origin)) return '';
    const mark = own ? ' class="first__own"' : '';
    return `<img${mark}${attributes} src="${escapeHtml(address)}" alt="" fetchpriority="high" decoding="sync">`;
  };
  /** As many boxes as there are pictures, or `most` empty ones while none is known. */
  const boxes = (name: string, paths: readonly unknown[], most: number, own = false) => {
    const shown = paths.length ? paths.slice(0, most) : Array<string>(most).fill('');
    return `<div class="first__${name}">${shown.map((path) => `<b>${picture(path, own)}</b>`).join('')}</div>`;
  };
  const tiles = (call: string, list: string) => {
    const icons = entries(view, call, list).map(({ iconUrl }) => iconUrl);
    return boxes('tiles', icons, TILES);
  };
  const banner = () => {
    const first = entries(view, 'getAnnouncements', 'banners')[0];
    const [url, wide] = [textOf(first?.url), textOf(first?.wideUrl)];
    const sources = wide && escapeHtml(bannerSources(addressOf(url), addressOf(wide)));
    const focus = escapeHtml(textOf(first?.focus));
    return picture(url, true, ` sizes="${BANNER_SIZES}" srcset="${sources}" data-focus="${focus}"`);
  };
  // A member has others, which take about as much room.
  const notices = (list: string, most: number) => {
    const all = entries(view, 'getAnnouncements', list);
    const titles = all.slice(0, most).map(({ title, startDate }) => {
      // The site writes the day, by rules of the language that are not here: it has its line.
      const day = textOf(startDate) && '<small>&nbsp;</small>';
      return `<i><span class="first__own" dir="auto">${escapeHtml(textOf(title))}${day}</span></i>`;
    });
    const more = all.length > most && most === NEWS ? '<u></u>' : '';
    return titles.length ? `<div class="first__notices">${titles.join('')}${more}</div>` : '';
  };

  switch (kind) {
    case 'home':
      return banner();
    case 'games':
      return `<i class="first__strip"></i><i class="first__news"></i>${tiles('getGames', 'games')}`;
    case 'vendors': {
      const icons = (view.vendors ?? []).map((vendor) => vendorIcon(vendor, false));
      return `<i class="first__strip"></i>${boxes('vendors', icons, VENDORS)}`;
    }
    case 'hot':
      return `<i class="first__wide">${banner()}</i>${notices('hot', NEWS)}<i class="first__tabs"></i>${tiles('getHotGames', 'list')}`;
    case 'promotions': {
      const cards = entries(view, 'getPromotions', 'promotions');
      const pictures = cards.map(
        ({ announcementImages: images }) =>
          (Array.isArray(images) ? images : []).find((one) => one?.sequence === 1)?.url,
      );
      return `${notices('promotion', NEWS)}<i class="first__tabs"></i>${boxes('cards', pictures, CARDS, true)}`;
    }
    case 'notices':
      return (
        notices('player', NOTICES) || `<div class="first__notices">${'<i></i>'.repeat(NOTICES / 2)}</div>`
      );
    case 'lotteries': {
      const groups = entries(view, 'getLotteryMenu', 'groups').map(({ code }) => String(code));
      const menu = '<i class="first__tabs"></i>'.repeat(groups.length > 1 ? 2 : 1);
      let left = DRAWS;
      const parts = byGroup(entries(view, 'getLotteries', 'list'), groups).map((all) => {
        const shown = all.slice(0, left);
        left -= shown.length;
        const cards = shown.map(
          ({ iconUrl, name }) =>
            `<b>${picture(iconUrl)}<span dir="auto">${escapeHtml(textOf(name))}</span></b>`,
        );
        return shown.length
          ? `<i class="first__title"></i><div class="first__draws">${cards.join('')}</div>`
          : '';
      });
      return menu + (parts.join('') || boxes('draws', [], DRAWS));
    }
    case 'login': {
      const name = settings.brand?.name ?? '';
      const said = view.texts.map((text) => escapeHtml(text.replaceAll('{{brand}}', () => name)));
      const [title = '', text = '', username = '', contact = '', password = ''] = said;
      const fields = `<span>${username}</span><i></i><small>${contact}</small><span>${password}</span><i></i>`;
      return title
        ? `<div class="first__form first__own"><h2>${title}</h2><p>${text}</p>${fields}</div>`
        : '';
    }
    case undefined:
      return '';
  }
}
