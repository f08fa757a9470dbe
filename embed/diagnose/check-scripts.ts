import type { DiagnosedScript, Finding } from './finding.ts';

/** Script types that browsers execute. */
const EXECUTABLE_TYPE = /^$|^module$|^(text|application)\/(java|ecma)script$/i;
/** Attributes in which consent tools keep the URL of a blocked script. */
const BLOCKED_SOURCES = [
  'src',
  'data-src',
  'data-cookieconsent-src',
  'data-blocked-src',
  'data-suppressedsrc',
];

const addressOf = (script: HTMLScriptElement) =>
  BLOCKED_SOURCES.map((name) => script.getAttribute(name)).find((address) => address?.endsWith('/foyer.js'));

/** Finds the loader's script elements and their URLs, including blocked ones. */
export function findScripts(page: Document): { script: HTMLScriptElement; address: string }[] {
  return [...page.scripts].flatMap((script) => {
    const address = addressOf(script);
    return address ? [{ script, address: new URL(address, page.baseURI).href }] : [];
  });
}

/** Returns the versions of the loaders that ran, by the operator's origin. */
function loadedScripts(): Readonly<Record<string, string>> {
  const shelf = document as unknown as Record<symbol, Record<string, string> | undefined>;
  return shelf[Symbol.for('foyer')] ?? {};
}

/** Returns the reasons why a loader does not run or its `Foyer` is hidden. */
export function checkScripts({ site, partner }: DiagnosedScript): Finding[] {
  const found: Finding[] = [];
  const started = loadedScripts();
  for (const { script, address } of findScripts(document)) {
    if (EXECUTABLE_TYPE.test(script.type) && script.src) continue;
    found.push({
      cause: 'consent',
      blocks: started[new URL(address).origin] === undefined,
      problem: `A tool for consent holds the script back: type="${script.type}"`,
      remedy:
        'The embed sets no cookie and keeps nothing, so it need not wait. Tell the tool so: data-cookieconsent="ignore" ' +
        `(Cookiebot), data-ot-ignore (OneTrust), data-uc-allowed="true" (Usercentrics), or <script async src="${address}">`,
      element: script,
    });
  }
  const operators = Object.keys(started);
  if (!operators.length && !found.length) {
    found.push({
      cause: 'script',
      blocks: true,
      problem: findScripts(document).length
        ? 'The script stands in the page and has not run'
        : 'No script of the embed stands in the page',
      remedy: `<script async src="${site}/embed/foyer.js" data-partner="${partner || 'your code'}"></script>`,
    });
  }
  for (const { script, address } of findScripts(document)) {
    const here = started[new URL(address).origin];
    const [, named] = /\/embed\/(\d[\w.-]*)\/foyer\.js$/.exec(address) ?? [];
    if (!here || !named || here === named) continue;
    found.push({
      cause: 'other-version',
      blocks: false,
      problem: `Version ${here} is on the page already and has the mounts, not ${named}`,
      remedy: 'Keep one script of an operator, and take the other away',
      element: script,
    });
  }
  const taken = (window as { Foyer?: unknown }).Foyer;
  if (operators.length && typeof (taken as { mount?: unknown } | undefined)?.mount !== 'function') {
    found.push({
      cause: 'global',
      blocks: false,
      problem: "window.Foyer is the page's own, so mounts cannot be told by script",
      remedy: 'Mount by attributes: <div data-foyer="winners"></div>, or name yours otherwise',
    });
  }
  if (operators.length && !partner) {
    found.push({
      cause: 'partner',
      blocks: false,
      problem: 'data-partner is missing, so nobody is credited',
      remedy: `<script async src="${site}/embed/foyer.js" data-partner="your code"></script>`,
    });
  }
  if (!('adoptedStyleSheets' in document)) {
    found.push({
      cause: 'browser',
      blocks: true,
      problem: 'This browser has no style sheets for shadow roots; mounts keep what stands in them',
      remedy: 'Safari from 16.4, Firefox from 101, Chromium from 73',
    });
  }
  return found;
}
