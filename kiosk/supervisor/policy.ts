import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from './atomic-file.ts';

const FILE = 'foyer-kiosk.json';

/**
 * Managed policy of Chromium (https://chromeenterprise.google/policies/), which also applies to keys pressed in
 * games. Developer tools are not disabled, because that policy also locks the supervisor out of the page: without
 * a title bar no key opens them, and their addresses are blocked.
 */
function policyFor(address: string, allowedSites: readonly string[]): Record<string, unknown> {
  return {
    URLBlocklist: ['*', 'chrome://*', 'devtools://*', 'view-source:*', 'file://*', 'javascript://*'],
    URLAllowlist: [new URL(address).origin, ...allowedSites],
    PrintingEnabled: false,
    DownloadRestrictions: 3,
    AllowFileSelectionDialogs: false,
    IncognitoModeAvailability: 1,
    BrowserGuestModeEnabled: false,
    BrowserAddPersonEnabled: false,
    ExtensionInstallBlocklist: ['*'],
    ExtensionInstallAllowlist: [],
    PasswordManagerEnabled: false,
    AutofillAddressEnabled: false,
    AutofillCreditCardEnabled: false,
    SavingBrowserHistoryDisabled: true,
    AllowDeletingBrowserHistory: false,
    BrowserSignin: 0,
    SyncDisabled: true,
    TranslateEnabled: false,
    SpellCheckServiceEnabled: false,
    SearchSuggestEnabled: false,
    MetricsReportingEnabled: false,
    BackgroundModeEnabled: false,
    PromptForDownloadLocation: false,
    ScreenCaptureAllowed: false,
    AudioCaptureAllowed: false,
    VideoCaptureAllowed: false,
    DefaultGeolocationSetting: 2,
    DefaultNotificationsSetting: 2,
    DefaultPopupsSetting: 2,
    DefaultFileSystemReadGuardSetting: 2,
    DefaultFileSystemWriteGuardSetting: 2,
    DefaultSerialGuardSetting: 2,
    DefaultWebBluetoothGuardSetting: 2,
    DefaultWebUsbGuardSetting: 2,
    DefaultWebHidGuardSetting: 2,
    TaskManagerEndProcessEnabled: false,
    AllowDinosaurEasterEgg: false,
  };
}

/** Returns the content of the policy file. */
export function policyText(address: string, allowedSites: readonly string[]): string {
  return `${JSON.stringify(policyFor(address, allowedSites), null, 2)}\n`;
}

/** Writes the policy to Chromium's folder. @returns the file @throws if this user may not */
export function writePolicy(folder: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, FILE);
  // Chromium reads the file as soon as it changes.
  writeFileAtomically(file, text);
  return file;
}

/** Whether the policy in Chromium's folder is this one. */
export function isPolicyInForce(folder: string, text: string): boolean {
  try {
    return readFileSync(join(folder, FILE), 'utf8') === text;
  } catch {
    return false;
  }
}
