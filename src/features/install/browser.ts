export type Browser = 'safari' | 'chrome' | 'samsung' | 'firefox' | 'other';

/** By what a browser is known. Most name others beside themselves: the first that is there counts. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['samsung', /SamsungBrowser\//],
  // Those of an iPhone that are not Safari, but call themselves so.
  ['other', /(CriOS|FxiOS|EdgiOS|GSA|OPT|DuckDuckGo|YaBrowser)\//],
  ['firefox', /Firefox\//],
  ['chrome', /Chrome\//],
  ['safari', /Version\/.*Safari\//],
];

/** The browser of a user agent, as far as its ways to the home screen differ. */
export function browserOf(agent: string): Browser {
  return browsers.find(([, mark]) => mark.test(agent))?.[0] ?? 'other';
}

/** Version of iOS, 12.04 for iOS 12.4; nothing where the device does not say it, as an iPad that calls itself a Mac. */
export function iosVersionOf(agent: string): number | undefined {
  const version = / OS (\d+)_(\d+)[_\d]* like /.exec(agent);
  return version ? Number(version[1]) + Number(version[2]) / 100 : undefined;
}
