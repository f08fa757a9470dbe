import type { Resource } from '../../src/gateway/cache/resource.ts';
import type { TextKey } from '../../src/i18n/keys.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { Reader } from '../../src/i18n/reader.ts';
import type { Origin } from '../mount-contract.ts';
import { outgoingAddress } from '../operator-url.ts';
import type { Site } from './operator-settings.ts';

/** What of a page's mounts is needed to say why one of them fails. */
export interface Surroundings extends Pick<Origin, 'site' | 'files' | 'partner' | 'load' | 'check'> {
  settings: Site;
  /** The readers of all mounts, each with its language: mounts of one language have readers of their own. */
  readers: Map<Reader, LanguageCode>;
  /** Adds the texts of failures to a reader, once a failure was explained. */
  addFailureTexts?(reader: Reader, language: LanguageCode): void;
  /** Handed over, so that the two files share no third one. */
  outgoingAddress: typeof outgoingAddress;
}

export const surroundings = { readers: new Map(), outgoingAddress } as Partial<Surroundings> as Surroundings;

/** A read that can be made again without a word. */
export type Refreshed = Pick<Resource<unknown>, 'refresh'>;

/** What an explained error has besides; nothing of it where the explanation could not be had. */
export interface Explained {
  text?: TextKey;
  /** Shows a way on beside what is said in the mount, and tries again, ever less often. Returns what ends that. */
  follow?($data: Refreshed | undefined, host: HTMLElement): () => void;
}
