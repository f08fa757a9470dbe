import * as v from 'valibot';
import { ConfigError } from '../../src/config/read-site-config.ts';

const filled = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));

const schema = v.strictObject({
  /** The page of the kiosk, such as `https://play.example/kiosk/`. */
  address: v.pipe(
    filled,
    v.regex(/^https?:\/\/[^\s?#]+\/$/, 'must be an http(s) address that ends with / and has no ? or #'),
  ),
  /** The terminal's entry in `terminals` of kiosk.json. */
  terminal: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/, 'must be letters, digits, - _ .')), ''),
  /** The terminal's key at the gateway, for signing in by phone. */
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{0,200}$/, 'must be letters, digits, - . _ ~')), ''),
  /** Path of Chromium. */
  browser: v.optional(filled, '/usr/bin/chromium'),
  /** Additional flags of Chromium, such as `--ozone-platform=wayland`. */
  flags: v.optional(v.array(v.pipe(filled, v.startsWith('--', 'must begin with --'))), []),
  /** Time of day, by the machine's clock, at which an idle terminal restarts its browser; empty for never. */
  restartAt: v.optional(
    v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'must be a time such as 05:00, or empty')),
    '05:00',
  ),
  /** Folder in which Chromium reads its policies. */
  policies: v.optional(filled, '/etc/chromium/policies/managed'),
  /** Folder of the supervisor's files; nothing of visitors. */
  state: v.optional(filled, '/var/lib/foyer-kiosk'),
});

/** Settings of a machine: `/etc/foyer/terminal.json`. */
export type Settings = v.InferOutput<typeof schema>;

/** @throws ConfigError naming the first invalid field */
export function readSettings(text: string): Settings {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ConfigError('terminal.json', `not valid JSON (${(error as Error).message})`);
  }
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'terminal.json';
  throw new ConfigError(field, issue.type === 'strict_object' ? 'is not a setting' : issue.message);
}

/** Returns the address that the browser opens. Browsers do not send the fragment. */
export function pageAddress({
  address,
  terminal,
  key,
}: Pick<Settings, 'address' | 'terminal' | 'key'>): string {
  const page = terminal ? `${address}?terminal=${encodeURIComponent(terminal)}` : address;
  return key ? `${page}#key=${key}` : page;
}
