import * as v from 'valibot';
import { getVendors, type Vendor } from '../gateway/endpoints/lobby.ts';
import { buildCatalogue } from '../gateway/endpoints/shared/catalogue.ts';
import type { SportsVendors } from '../gateway/endpoints/shared/sports-vendors.ts';
import { parseJson } from '../lib/json.ts';
import { ownEntry } from '../lib/own-entry.ts';

/** A read that a page begins with, as `first-view.json` of the build has it. */
export interface PlannedCall {
  name: string;
  path: string;
  /** Query, question mark included. `*name*` stands for what only the brand and the page know. */
  search: string;
  /** A member has an answer of their own. */
  own?: boolean;
  /** It says by what device it is made: a browser's page. */
  mobile?: boolean;
  /** Made for the first vendors of the first category, so many of each category. */
  previews?: Readonly<Record<string, number>>;
  /** Made only where a category has one of these vendors, or has none of them. */
  where?: { category: string; vendors: readonly string[]; there: boolean };
}

/** What stands on the first screen of a page. */
export type ScreenKind =
  | 'home'
  | 'games'
  | 'vendors'
  | 'hot'
  | 'promotions'
  | 'notices'
  | 'lotteries'
  | 'login';

/** A page whose first screen is known ahead of its code: by what it reads, or by its texts. */
export interface FirstPage {
  /** Paths that lead to it. */
  at: readonly string[];
  /** The category that its list begins with. */
  category: string;
  /** Whether it begins with that category's first vendor. */
  firstVendor: boolean;
  /** What its first screen shows; nothing where that is not known. */
  screen?: ScreenKind | undefined;
  /** By languages what that says, from top to bottom; `{{brand}}` stands for the brand's name. */
  texts?: Readonly<Record<string, readonly string[]>>;
  /** What matters most first. */
  calls: readonly PlannedCall[];
}

const envelope = v.object({ value: getVendors.reply });

/** Categories in the operator's order, with their vendors. */
export type VendorsKnown = ReadonlyMap<string, readonly Vendor[]>;

/**
 * The vendors in an answer, under the categories of the site, whose `site.json` may have some of them as categories of their
 * own; nothing where they cannot be read.
 */
export function vendorsIn(text: string, sports: SportsVendors): VendorsKnown | undefined {
  const read = v.safeParse(envelope, parseJson(text));
  if (!read.success) return undefined;
  return new Map(
    buildCatalogue(read.output.value, sports).categories.map(({ code, vendors }) => [code, vendors]),
  );
}

/**
 * By which categories and vendors a page makes a call, once its vendors are known: mostly by none or by those that its list
 * begins with. Nothing where it does not make it.
 */
export function askedBy(
  { previews, where, search }: PlannedCall,
  { category, firstVendor, narrowed }: Pick<FirstPage, 'category' | 'firstVendor'> & { narrowed: boolean },
  vendors: VendorsKnown | undefined,
): readonly Readonly<Record<string, string>>[] {
  if (where) {
    const there =
      vendors?.get(where.category)?.some(({ vassalage }) => where.vendors.includes(vassalage)) ?? false;
    return vendors && there === where.there ? [{}] : [];
  }
  if (previews) {
    // What stands first below the hot games, as far as anything is looked into there.
    const [first, own = []] = [...(vendors ?? [])][0] ?? [];
    if (first === undefined) return [];
    return own
      .slice(0, ownEntry(previews, first) ?? 0)
      .map(({ vassalage }) => ({ category: first, vendor: vassalage }));
  }
  if (!search.includes('*category*')) return [{}];
  if (narrowed || (firstVendor && !vendors)) return [];
  return [{ category, vendor: (firstVendor && vendors?.get(category)?.[0]?.vassalage) || '' }];
}
