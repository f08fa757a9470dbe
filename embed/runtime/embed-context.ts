import type { Resource } from '../../src/gateway/cache/resource.ts';
import type { TextKey } from '../../src/i18n/keys.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { Reader } from '../../src/i18n/reader.ts';
import type { Origin } from '../mount-contract.ts';
import { operatorUrl } from '../operator-url.ts';
import type { OperatorSettings } from './operator-settings.ts';

/** Data of the page's mounts for the diagnosis of failures. */
export interface EmbedContext extends Pick<Origin, 'site' | 'files' | 'partner' | 'load' | 'check'> {
  settings: OperatorSettings;
  /** The text readers of all mounts with their languages. Mounts do not share readers. */
  readers: Map<Reader, LanguageCode>;
  /** Adds error texts to a reader. Set after the first failure. */
  addFailureTexts?(reader: Reader, language: LanguageCode): void;
  /** Passed on, because importing it in both modules would create a shared chunk. */
  outgoingAddress: typeof operatorUrl;
}

export const embedContext = {
  readers: new Map(),
  outgoingAddress: operatorUrl,
} as Partial<EmbedContext> as EmbedContext;

export type Refreshable = Pick<Resource<unknown>, 'refresh'>;

/** Additional properties of a diagnosed error; missing if the diagnosis could not be loaded. */
export interface DiagnosedError {
  text?: TextKey;
  /**
   * Shows a link in the mount if it helps, and retries with backoff; without data to retry, shows the page's own content
   * instead of the mount. Returns a function that stops it.
   */
  follow?($data: Refreshable | undefined, host: HTMLElement): () => void;
}
