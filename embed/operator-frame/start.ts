import { chooseImageHost } from '../../src/config/images.ts';
import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { $siteConfig } from '../../src/config/site-config.ts';
import { $status, encryptionKey } from '../../src/config/status.ts';
import { configureGateway } from '../../src/gateway/http/client.ts';
import { $texts, loadMessages, startLanguage, switchLanguage } from '../../src/i18n/language.ts';
import { type LanguageCode, languageFrom } from '../../src/i18n/languages.ts';
import { LOAD_LIMIT } from '../../src/lib/load-limit.ts';
import { wait } from '../../src/lib/timing.ts';
import { platform } from '../../src/platform/platform.ts';
import { requirePasswordChange } from '../../src/session/password-change.ts';
import { $session, dropEndedSession } from '../../src/session/session.ts';
import { applyBrand } from '../../src/shell/page/brand.ts';
import { builtMessages } from '../../src/shell/page/built-messages.ts';
import { setDocumentLanguage } from '../../src/shell/page/document-language.ts';

declare const __CONFIG_ADDRESS__: string;

/** Loads the operator's config and the texts. Rejects on failure. */
export async function startFrame(): Promise<void> {
  const answer = await fetch(__CONFIG_ADDRESS__, { signal: AbortSignal.timeout(LOAD_LIMIT) });
  const config = readSiteConfig(await answer.text());
  $siteConfig.set(config);
  applyBrand();
  chooseImageHost(config.imageCDNs, config.gateway);
  configureGateway({
    base: config.gateway,
    paths: config.endpoints,
    merchantCode: config.merchantCode,
    token: () => $session.get()?.token,
    device: () => 'MOBILE',
    key: encryptionKey,
    report: platform().report,
    onSessionLost: dropEndedSession,
    onMustChange: (token) => token === $session.get()?.token && requirePasswordChange(),
  });
  $status.listen((status) => {
    if (status.state === 'ready') chooseImageHost(status.value.info.imageCDNs, config.gateway);
  });
  const asked = languageFrom(new URLSearchParams(location.search).get('lang') ?? undefined);
  await loadLanguage(asked && config.languages.includes(asked) ? asked : startLanguage());
  $texts.subscribe((texts) => texts && setDocumentLanguage(texts));
}

/** Loads the texts of a language and shows it. Rejects on failure. */
export async function loadLanguage(language: LanguageCode): Promise<void> {
  if ($texts.get()?.language === language) return;
  await switchLanguage(language, builtMessages(fetch));
  await loadMessages(['account', 'frame', 'kiosk', 'play']);
}

/** Maximum in milliseconds. */
const FIRST_SCREEN_WAIT = 800;

/**
 * Resolves when all parts of the login are loaded, or after a timeout: a part that is added later would move buttons.
 */
export async function waitForFirstScreen(): Promise<void> {
  let leave = () => {};
  const status = new Promise<void>((done) => {
    leave = $status.subscribe(({ state }) => state !== 'loading' && done());
  });
  const parts = [
    status,
    import('../../src/features/account/social/social-buttons.tsx'),
    import('../../src/features/account/login/trial-button.tsx'),
  ];
  await Promise.race([Promise.allSettled(parts), wait(FIRST_SCREEN_WAIT)]);
  leave();
}
