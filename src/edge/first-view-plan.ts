import * as v from 'valibot';
import { getVendors } from '../gateway/endpoints/lobby.ts';
import { inOrder } from '../gateway/vendors-in-order.ts';
import { fromJson } from '../lib/json.ts';
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
}

/** What stands on the first screen of a page. */
export type ScreenKind = 'home' | 'games' | 'hot' | 'promotions';

/** A page that begins with reads. */
export interface FirstPage {
  /** Paths that lead to it. */
  at: readonly string[];
  /** The category that its list begins with. */
  category: string;
  /** Whether it begins with that category's first vendor. */
  firstVendor: boolean;
  /** What its first screen shows; nothing of texts alone. */
  screen?: ScreenKind;
  /** What matters most first. */
  calls: readonly PlannedCall[];
}

const envelope = v.object({ value: getVendors.reply });

/** Code of the first vendor of a category; empty where it has none, nothing where the answer cannot be read. */
export function firstVendor(text: string, category: string): string | undefined {
  const read = v.safeParse(envelope, fromJson(text));
  if (!read.success) return undefined;
  const { sorting, mapping } = read.output.value;
  const order = sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? [];
  return inOrder(ownEntry(mapping, category) ?? [], order)[0]?.vassalage ?? '';
}
