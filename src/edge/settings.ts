import * as v from 'valibot';
import { sportsVendors } from '../gateway/endpoints/shared/sports-vendors.ts';
import { protectionProblem } from '../gateway/protection/tighten.ts';
import { wrongFields } from './brand-config.ts';
import type { Files, StoredFile } from './files.ts';

const text = v.optional(v.string());
const texts = v.optional(v.record(v.string(), v.string()));
const address = v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an http(s) address')));
/** Maximum length of the note on the legal line, which has to fit 240 px. */
const LONGEST_NOTE = 60;

/** An operator's `site.json`, as far as the front server reads it; the site checks the rest. */
const schema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'is a list'),
  v.object({
    merchantCode: v.string(),
    gateway: text,
    endpoints: texts,
    brand: v.optional(
      v.object({
        name: v.string(),
        /** The accent colour as `#rrggbb`. */
        accent: text,
        onAccent: text,
        /** What search engines show below the title, by language. */
        description: texts,
      }),
    ),
    currency: text,
    languages: v.optional(v.array(v.string())),
    defaultLanguage: text,
    imageCDNs: v.optional(v.array(v.string())),
    /** Age, responsible gaming and terms on the legal line of mounts. */
    legal: v.optional(
      v.object({
        age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        note: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(LONGEST_NOTE)))),
        saferPlay: address,
        terms: address,
      }),
    ),
    /** The market's pack of player protection, and what the operator tightens. */
    protection: v.optional(
      v.pipe(
        v.unknown(),
        v.rawCheck(({ dataset, addIssue }) => {
          const problem = protectionProblem(dataset.value);
          if (problem) addIssue({ message: problem });
        }),
      ),
    ),
    /** Vendors of sports that have separate categories. */
    sportsVendors,
    /** Whether the site works without a network; true by default. */
    offline: v.optional(v.boolean()),
  }),
);

export type Settings = v.InferOutput<typeof schema>;

/** A valid `site.json`. */
interface SiteJson {
  file: StoredFile;
  settings: Settings;
}

/** Whether the file on disk is in use, an earlier version of it, or none. */
export type SettingsState = 'current' | 'stale' | 'missing';

/** Returns the parsed file, or why it cannot be used. */
function parse(file: StoredFile): SiteJson | string {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder().decode(file.body));
  } catch (error) {
    return `is no JSON (${(error as Error).message})`;
  }
  const read = v.safeParse(schema, data);
  return read.success ? { file, settings: read.output } : wrongFields(read.issues);
}

/**
 * Reads a brand's `site.json` and keeps the last valid one: a file that is half written, wrong or missing changes only
 * the state. `warn` gets the reason once per file.
 */
export function createSettingsReader(files: Files, warn: (problem: string) => void) {
  let good: SiteJson | undefined;
  let isCurrent = false;
  let seen: string | undefined;
  async function read(): Promise<SiteJson | undefined> {
    const found = await files
      .read('site.json')
      .catch((error: unknown) => `cannot be read (${String(error)})`);
    const file = found ?? 'is missing';
    const name = typeof file === 'string' ? file : file.tag;
    if (name === seen) return good;
    seen = name;
    const parsed = typeof file === 'string' ? file : parse(file);
    isCurrent = typeof parsed === 'object';
    if (typeof parsed === 'object') good = parsed;
    else warn(parsed);
    return good;
  }
  return {
    read,
    async state(): Promise<SettingsState> {
      const usable = await read();
      return isCurrent ? 'current' : usable ? 'stale' : 'missing';
    },
  };
}
