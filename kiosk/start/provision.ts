import { atom } from 'nanostores';
import { ConfigError, readSiteConfig, type SiteConfig } from '../../src/config/read-site-config.ts';
import { $siteConfig, siteConfig } from '../../src/config/site-config.ts';
import { $texts, loadMessages, switchLanguage } from '../../src/i18n/language.ts';
import { LOAD_LIMIT } from '../../src/lib/load-limit.ts';
import { backoffDelay, wait } from '../../src/lib/timing.ts';
import { platform } from '../../src/platform/platform.ts';
import { builtMessages } from '../../src/shell/page/built-messages.ts';
import { redrawImageHost } from '../config/image-host.ts';
import { $kioskConfig } from '../config/kiosk-config.ts';
import { type KioskConfig, readKioskConfig } from '../config/read-kiosk-config.ts';
import { withoutSignInService } from '../config/without-sign-in-service.ts';

declare const __CONFIG_ADDRESS__: string;

/** The operator's configuration is that of the site. */
const SITE_CONFIG_ADDRESS = '/m/site.json';
export type Provisioning =
  | { state: 'starting' }
  /** The server does not answer; the start tries again. */
  | { state: 'away' }
  /** A file is invalid; the start reads it again until it is mended. */
  | { state: 'wrong'; file: string; field: string; reason: string }
  | { state: 'ready' };

export const $provisioning = atom<Provisioning>({ state: 'starting' });

/** Texts of the configurations in use, by address. */
export const loadedConfigTexts: Record<string, string> = {};

/** @throws ConfigError if the file does not exist; any other error if it cannot be fetched now */
export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(LOAD_LIMIT) });
  if (answer.status === 404) throw new ConfigError(address.split('/').at(-1) ?? address, 'is not there');
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Loads a configuration. Publishes which file and field are invalid if it is. */
async function loadConfig<C>(address: string, reader: (text: string) => C): Promise<C | undefined> {
  try {
    const text = await fetchText(address);
    const config = reader(text);
    loadedConfigTexts[address] = text;
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    $provisioning.set({ state: 'wrong', file: address, field: error.field, reason: error.reason });
    return undefined;
  }
}

function parseKioskConfig(text: string, site: SiteConfig): KioskConfig {
  const terminal = new URLSearchParams(location.search).get('terminal') ?? undefined;
  const config = readKioskConfig(text, terminal);
  if (!site.languages.includes(config.language)) {
    throw new ConfigError('language', `must be one of the site's: ${site.languages.join(', ')}`);
  }
  return config;
}

/** @throws ConfigError if the terminal could not run with this configuration */
export function checkConfig(address: string, text: string): void {
  if (address === SITE_CONFIG_ADDRESS) readSiteConfig(text);
  else parseKioskConfig(text, siteConfig());
}

/** Tries once. @returns whether both configurations are loaded */
async function tryProvision(): Promise<boolean> {
  if (!$texts.get()) await switchLanguage('EN', builtMessages(fetch));
  await loadMessages(['kiosk', 'protection', 'staff']);
  const site = await loadConfig(SITE_CONFIG_ADDRESS, (text) => withoutSignInService(readSiteConfig(text)));
  if (!site) return false;
  const kiosk = await loadConfig(__CONFIG_ADDRESS__, (text) => parseKioskConfig(text, site));
  if (!kiosk) return false;
  $siteConfig.set(site);
  $kioskConfig.set(kiosk);
  redrawImageHost();
  await switchLanguage(kiosk.language);
  return true;
}

/** Resolves once both configurations are loaded; tries until then. */
export async function provision(): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      if (await tryProvision()) break;
    } catch (error) {
      platform().report({ name: 'provision', error });
      $provisioning.set({ state: 'away' });
    }
    await wait(backoffDelay(tries));
  }
  $provisioning.set({ state: 'ready' });
}
