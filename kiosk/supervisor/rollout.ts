import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../src/config/read-site-config.ts';
import { type KioskConfig, readKioskConfig } from '../config/read-kiosk-config.ts';
import { writePrivateFile } from './atomic-file.ts';
import type { ConfigProblem } from './config-store.ts';

interface Kept {
  version: number;
  text: string;
  /** Version of the latest configuration, valid or not. */
  seen: number;
}

/** The configuration that the operator rolls out to a venue, instead of the site's kiosk.json. */
export interface Rollout {
  /** Applies a version if this terminal can run on it. @returns why it cannot */
  take(version: number, text: string, languages: readonly string[]): ConfigProblem | undefined;
  /** Returns the applied version and the latest seen; 0 for none. */
  versions(): { config: number; configSeen: number };
  /** Undefined while none is applied. */
  text(): string | undefined;
  config(): KioskConfig | undefined;
  /** Forgets the latest version, so that it is evaluated again. */
  forget(): void;
}

/** @param state folder that keeps the last valid configuration */
export function createRollout(state: string, terminal: string): Rollout {
  const file = join(state, 'rollout.json');
  let kept: Kept = { version: 0, text: '', seen: 0 };
  let config: KioskConfig | undefined;
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    config = readKioskConfig(found.text, terminal || undefined);
    kept = found;
  } catch {
    // Missing, or written by another build: the gateway sends it again.
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
