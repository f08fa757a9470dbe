import type { BrandFindings } from '../gateway/visit-figures.ts';
import { type CheckedSettings, checkSettings } from './check-settings.ts';
import type { Files, StoredFile } from './files.ts';
import type { Settings } from './settings.ts';

/** A usable `site.json`. */
interface SiteJson {
  file: StoredFile;
  settings: Settings;
}

export type SettingsReport = Omit<BrandFindings, 'host'>;
export type SettingsState = SettingsReport['state'];

/**
 * Reads a brand's `site.json` and keeps the last good one: a file that is half written, wrong or missing changes only
 * the report. Without a good one, as after a start, it uses a file with problems as far as pages can be made with it.
 * `log` gets what was found, once per file.
 */
export function createSettingsReader(files: Files, log: (found: CheckedSettings) => void) {
  let good: SiteJson | undefined;
  let isCurrent = false;
  let latest: { tag: string; accepted: Promise<void> } | undefined;
  const fromDisk = async (): Promise<StoredFile | string> => {
    const file = files.read('site.json').catch((error: unknown) => `cannot be read (${String(error)})`);
    return (await file) ?? 'is missing';
  };
  const check = async (file: StoredFile | string): Promise<CheckedSettings> =>
    typeof file === 'string' ? { problems: [file], notes: [] } : checkSettings(file, files);
  async function accept(file: StoredFile | string): Promise<void> {
    const found = await check(file);
    const { settings, problems, notes } = found;
    isCurrent = settings !== undefined && (!good || problems.length === 0);
    if (isCurrent) good = { file: file as StoredFile, settings: settings! };
    if (problems.length || notes.length) log(found);
  }
  async function read(): Promise<SiteJson | undefined> {
    const file = await fromDisk();
    const tag = typeof file === 'string' ? file : file.tag;
    if (latest?.tag !== tag) latest = { tag, accepted: accept(file) };
    await latest.accepted;
    return good;
  }
  return {
    read,
    /** Checks the file again, as the files that it names may have changed. */
    async report(): Promise<SettingsReport> {
      const usable = await read();
      const { problems, notes } = await check(await fromDisk());
      return { state: isCurrent ? 'current' : usable ? 'stale' : 'missing', problems, notes };
    },
  };
}
