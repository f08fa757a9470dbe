import type { Vendor } from '../gateway/endpoints/lobby.ts';
import type { Catalogue } from '../gateway/endpoints/shared/catalogue.ts';
import type { ServedValue } from '../lib/served-page.ts';
import { CATALOGUE_KEY } from './catalogue.ts';

/** A catalogue in a rendered page: what vendors share is written once. */
interface ShortCatalogue {
  /** Icon of vendors that name none, without the file name, which follows from the vendor's code. */
  icon: string;
  /** A vendor is its code, or an object if it has more. */
  categories: { code: string; vendors: (string | Partial<Vendor>)[] }[];
  /** Names of these vendors, in their order. */
  names: string[];
  /** Names of other vendors by code. */
  others: Catalogue['names'];
}

/** Categories whose vendors are launched themselves. */
const launched: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']);

/** Returns a catalogue without the names of its vendors, which are in `names`, and without the launch ids that no page uses. */
export function shortCatalogue({ categories, names }: Catalogue): ShortCatalogue {
  const vendors = categories.flatMap((category) => category.vendors);
  const listed = new Set(vendors.map(({ vassalage }) => vassalage));
  const iconOf = ({ mobileLargeIcon }: Vendor) => mobileLargeIcon.replace(/[^/]+(?=\.\w+$)/, '');
  const icon = vendors[0] ? iconOf(vendors[0]) : '';
  return {
    icon,
    categories: categories.map(({ code, vendors }) => ({
      code,
      vendors: vendors.map((vendor) => {
        const { vassalage, gameId, nodeId, telGameId, telNodeId } = vendor;
        const own = {
          ...(iconOf(vendor) !== icon && { mobileLargeIcon: iconOf(vendor) }),
          ...(launched.has(code) && { gameId, nodeId, telGameId, telNodeId }),
        };
        return Object.keys(own).length ? { vassalage, ...own } : vassalage;
      }),
    })),
    names: Array.from(listed, (code) => names[code] ?? ''),
    others: Object.fromEntries(Object.entries(names).filter(([code]) => !listed.has(code))),
  };
}

function wholeCatalogue({ icon, categories, names, others }: ShortCatalogue): Catalogue {
  const shared = {
    vassalage: '',
    displayName: '',
    key: '',
    mobileLargeIcon: icon,
    gameId: '',
    nodeId: '',
    telGameId: '',
    telNodeId: '',
  };
  const whole = categories.map(({ code, vendors }) => ({
    code,
    vendors: vendors.map((vendor) => ({
      ...shared,
      ...(typeof vendor === 'string' ? { vassalage: vendor } : vendor),
    })),
  }));
  const listed = new Set(whole.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage)));
  return {
    categories: whole,
    names: {
      ...others,
      ...Object.fromEntries(Array.from(listed, (code, place) => [code, names[place] ?? ''])),
    },
  };
}

/** Returns a page's values with its catalogues whole. */
export const wholeValues = (values: readonly ServedValue[]): ServedValue[] =>
  values.map(([key, value, ...rest]) => [
    key,
    key.startsWith(CATALOGUE_KEY) ? wholeCatalogue(value as ShortCatalogue) : value,
    ...rest,
  ]);
