import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../src/config/read-site-config.ts';
import { type KioskConfig, readKioskConfig } from '../config/read-kiosk-config.ts';
import { writeFileAtomically } from './atomic-file.ts';

/** Why a kiosk.json is not used. */
export interface ConfigProblem {
  field: string;
  reason: string;
}

export interface ConfigStore {
  /** Takes a new text where it is right. @returns what the page is to read: the last good one where it is wrong */
  offer(text: string): string;
  /** The last good one; nothing on a machine that never had any. */
  lastValid(): KioskConfig | undefined;
  /** Why the latest one is not used; nothing while it is. */
  problem(): ConfigProblem | undefined;
}

interface Options {
  /** Whether a good one is written to the folder. */
  save?: boolean;
  /** Told once of each that is wrong. */
  onRefused?(why: ConfigProblem): void;
}

/**
 * Keeps the last kiosk.json that could be used in a folder, so that a terminal with a wrong one goes on as it was, and
 * knows its language before there is a network.
 */
export function createConfigStore(
  folder: string,
  terminal: string,
  { save = true, onRefused }: Options = {},
): ConfigStore {
  const file = join(folder, 'kiosk.json');
  let kept: { text: string; config: KioskConfig } | undefined;
  let refused: ConfigProblem | undefined;
  let told = '';

  const read = (text: string): KioskConfig | undefined => {
    try {
      const config = readKioskConfig(text, terminal || undefined);
      refused = undefined;
      return config;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      refused = { field: error.field, reason: error.reason };
      if (text !== told) onRefused?.(refused);
      told = text;
      return undefined;
    }
  };
  const keep = (text: string) => {
    const config = read(text);
    if (config) kept = { text, config };
    return config !== undefined;
  };

  try {
    keep(readFileSync(file, 'utf8'));
    refused = undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return {
    offer(text) {
      if (text === kept?.text) refused = undefined;
      else if (keep(text) && save) {
        mkdirSync(folder, { recursive: true });
        writeFileAtomically(file, text);
      }
      return kept?.text ?? text;
    },
    lastValid: () => kept?.config,
    problem: () => refused,
  };
}
