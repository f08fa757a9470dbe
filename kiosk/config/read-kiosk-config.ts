import * as v from 'valibot';
import { ConfigError } from '../../src/config/read-site-config.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';
import { weekdays } from '../venue/opening-hours.ts';
import { kioskPages } from './offered-pages.ts';

/** Shortest countdown in seconds that players get to ask for more time (WCAG 2.2.1). */
const SHORTEST_COUNTDOWN = 20;

const scenes = ['banners', 'hot', 'winners'] as const;

const filled = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));

function whole(unit: string, least: number, most: number) {
  const message = `must be whole ${unit} from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

/** Hours and minutes of the terminal's clock; 24:00 ends a day. */
const timeOfDay = v.pipe(
  v.string('must be a time such as 10:00'),
  v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 10:00'),
);

const openingHours = v.object({
  days: v.pipe(
    v.array(v.picklist(weekdays, `must be one of ${weekdays.join(', ')}`)),
    v.minLength(1, 'must name a day'),
  ),
  from: timeOfDay,
  /** On the next day when not later than `from`. */
  to: timeOfDay,
});

const scene = v.object({
  show: v.picklist(scenes, `must be one of ${scenes.join(', ')}`),
  seconds: v.optional(whole('seconds', 4, 600), 8),
});

/** A site as Chromium's policies write it: a host, with an optional scheme, port and path. */
const sitePattern = v.pipe(
  v.string('must be a host such as games.example'),
  v.regex(/^(https?:\/\/)?\.?[\w-]+(\.[\w-]+)*(:\d{1,5})?(\/\S*)?$/, 'must be a host such as games.example'),
);

/** Settings of one terminal. Those of the venue apply unless the terminal's entry replaces them. */
const terminalSchema = v.object({
  language: v.optional(v.picklist(languageCodes, `must be one of ${languageCodes.join(', ')}`), 'EN'),
  pages: v.optional(
    v.pipe(
      v.array(v.picklist(kioskPages, `must be one of ${kioskPages.join(', ')}`)),
      v.includes('home', 'must have home'),
    ),
    kioskPages,
  ),
  /** Game categories such as RNG; all of the gateway's when absent. */
  categories: v.optional(v.pipe(v.array(filled), v.minLength(1, 'must name a category'))),
  /** Seconds without a touch until the countdown starts. */
  idleSeconds: v.optional(whole('seconds', 10, 3600), 60),
  /** The same while a game is open, in which the page sees fewer touches. */
  playIdleSeconds: v.optional(whole('seconds', 10, 3600), 300),
  countdownSeconds: v.optional(whole('seconds', SHORTEST_COUNTDOWN, 300), 30),
  /** Minutes of a session between two reality checks; 0 for none. */
  realityCheckMinutes: v.optional(whole('minutes', 0, 240), 30),
  /** False when the terminal has a physical keyboard. */
  onScreenKeyboard: v.optional(v.boolean('must be true or false'), true),
  /** Percent of the screen's height, from its lower edge, that can be reached from a chair. */
  reachPercent: v.optional(whole('percent', 40, 100), 60),
  /** Sites that the browser may show in iframes, such as those of games, in addition to the operator's. */
  allowedSites: v.optional(v.array(sitePattern), []),
  /** Always open when absent. */
  openingHours: v.optional(v.array(openingHours), []),
  attract: v.optional(v.pipe(v.array(scene), v.minLength(1, 'must name a scene')), [
    { show: 'banners' },
    { show: 'hot' },
    { show: 'winners' },
  ]),
});

/** Settings of one terminal: kiosk.json, with the entry of the terminal merged over it. */
export type KioskConfig = v.InferOutput<typeof terminalSchema> & { venue: string; terminal: string };

const settings = v.record(v.string(), v.unknown(), 'must be an object');

const fileSchema = v.looseObject({
  venue: filled,
  /** Settings of single terminals, by the name in `?terminal=`. */
  terminals: v.optional(v.record(v.string(), settings, 'must be an object'), {}),
});

const known: ReadonlySet<string> = new Set(Object.keys(terminalSchema.entries));

/**
 * Reads a kiosk.json for one terminal; without a name the settings of the venue.
 * @throws ConfigError naming the first invalid field
 */
export function readKioskConfig(text: string, terminal = ''): KioskConfig {
  const { venue, terminals, ...common } = checked(fileSchema, parsed(text), '');
  // A misspelt setting would otherwise leave its default in force silently.
  refuseUnknown(common, '');
  const base = checked(terminalSchema, common, '');
  if (!terminal) return { venue, terminal, ...base };
  const own = Object.hasOwn(terminals, terminal) ? terminals[terminal] : undefined;
  if (!own) throw new ConfigError('terminals', `has no "${terminal}", which ?terminal= asks for`);
  const prefix = `terminals.${terminal}.`;
  refuseUnknown(own, prefix);
  return { venue, terminal, ...checked(terminalSchema, { ...base, ...own }, prefix) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError('kiosk.json', `not valid JSON (${(error as Error).message})`);
  }
}

function refuseUnknown(values: object, prefix: string): void {
  const odd = Object.keys(values).find((key) => !known.has(key));
  if (odd) throw new ConfigError(prefix + odd, 'is not a setting');
}

function checked<S extends v.GenericSchema>(schema: S, data: unknown, prefix: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(prefix + (v.getDotPath(issue) ?? '') || 'kiosk.json', issue.message);
}
