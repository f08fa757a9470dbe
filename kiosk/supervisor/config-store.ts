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
  /** Stores a text if it is valid. @returns the text that the page should read: the last valid one */
  update(text: string): string;
  /** Returns the last valid configuration; undefined on a machine that never had one. */
  lastValid(): KioskConfig | undefined;
  /** Returns why the latest text is not used; undefined while it is. */
  problem(): ConfigProblem | undefined;
}

interface Options {
  /** Whether valid texts are written to the folder. */
  save?: boolean;
  /** Called once for each invalid text. */
  onRefused?(why: ConfigProblem): void;
}

/**
 * Keeps the last valid kiosk.json on disk: a terminal whose new file is invalid continues unchanged, and knows its language before
 * it has a network.
 */
export function createConfigStore(
  folder: string,
  terminal: string,
  { save = true, onRefused }: Options = {},
): ConfigStore {
  const file = join(folder, 'kiosk.json');
  let kept: { text: string; config: KioskConfig } | undefined;
  let refused: ConfigProblem | undefined;
  let reported = '';

  const read = (text: string): KioskConfig | undefined => {
    try {
      const config = readKioskConfig(text, terminal || undefined);
      refused = undefined;
      return config;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      refused = { field: error.field, reason: error.reason };
      if (text !== reported) onRefused?.(refused);
      reported = text;
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
    update(text) {
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
