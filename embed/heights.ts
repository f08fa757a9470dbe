import type { LanguageCode } from '../src/i18n/languages.ts';
import type { MountName } from './mounts.ts';

/** CSS pixels a mount keeps free before its data is there, so that nothing on the page moves. */
export interface Height {
  /** Where the page says nothing else. */
  otherwise: number;
  /** Languages whose script needs another one. */
  by: Partial<Record<LanguageCode, number>>;
}

/** Heights of the mounts. The winners board: heading, six rows and the space around them; lines of Urdu are higher. */
export const heights: Readonly<Record<MountName, Height>> = {
  winners: { otherwise: 428, by: { UR: 548 } },
};

/** CSS pixels a mount may be told to keep free. */
export const HIGHEST = 4000;
