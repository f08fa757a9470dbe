export type Browser = 'safari' | 'chrome' | 'samsung' | 'firefox' | 'other';

/** User agent patterns in order: most browsers also name others. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['samsung', /SamsungBrowser\//],
  // Browsers on iOS that contain "Safari" too.
  ['other', /(CriOS|FxiOS|EdgiOS|GSA|OPT|DuckDuckGo|YaBrowser)\//],
  ['firefox', /Firefox\//],
  ['chrome', /Chrome\//],
  ['safari', /Version\/.*Safari\//],
];

/** Returns the browser of a user agent, as far as its install steps differ. */
export function browserOf(agent: string): Browser {
  return browsers.find(([, mark]) => mark.test(agent))?.[0] ?? 'other';
}

/**
 * Returns the iOS version, 12.04 for iOS 12.4; undefined where the user agent lacks it, as on iPads that
 * identify as a Mac.
 */
export function iosVersionOf(agent: string): number | undefined {
  const version = / OS (\d+)_(\d+)[_\d]* like /.exec(agent);
  return version ? Number(version[1]) + Number(version[2]) / 100 : undefined;
}
