import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../src/config/read-site-config.ts';
import { type KioskConfig, readKioskConfig } from '../config/read-kiosk-config.ts';
import { writePrivateFile } from './atomic-file.ts';
import type { ConfigProblem } from './config-store.ts';

interface Kept {
  version: number;
  text: string;
  /** The latest that was looked at, good or not. */
  seen: number;
}

/** The configuration that the operator sets a venue to, in the place of the site's kiosk.json. */
export interface Rollout {
  /** Takes a version where this terminal can run on it. @returns why it cannot */
  take(version: number, text: string, languages: readonly string[]): ConfigProblem | undefined;
  /** The version that holds, and the latest looked at; 0 for none. */
  versions(): { config: number; configSeen: number };
  /** Nothing while none holds. */
  text(): string | undefined;
  config(): KioskConfig | undefined;
  /** The latest is looked at again. */
  forget(): void;
}

/** @param state folder in which the last good one is kept */
export function createRollout(state: string, terminal: string): Rollout {
  const file = join(state, 'rollout.json');
  let kept: Kept = { version: 0, text: '', seen: 0 };
  let config: KioskConfig | undefined;
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    config = readKioskConfig(found.text, terminal || undefined);
    kept = found;
  } catch {
    // None, or one that this build does not know any more: the gateway is asked for it again.
  }
  return {
    take(version, text, languages) {
      kept = { ...kept, seen: version };
      try {
        const read = readKioskConfig(text, terminal || undefined);
        if (!languages.includes(read.language)) {
          throw new ConfigError('language', `must be one of the site's: ${languages.join(', ')}`);
        }
        config = read;
        kept = { version, text, seen: version };
        writePrivateFile(file, JSON.stringify(kept));
        return undefined;
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        if (config) writePrivateFile(file, JSON.stringify(kept));
        return { field: error.field, reason: error.reason };
      }
    },
    versions: () => ({ config: kept.version, configSeen: kept.seen }),
    text: () => (config ? kept.text : undefined),
    config: () => config,
    forget() {
      kept = { ...kept, seen: 0 };
    },
  };
}
