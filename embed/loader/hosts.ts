import type { LanguageCode } from '../../src/i18n/languages.ts';
import { SETTINGS, textsFile } from '../asset-names.ts';
import type { Events } from '../events.ts';
import { LEGAL_LINE } from '../heights.ts';
import type { Given, Origin, Widget } from '../mount-contract.ts';
import { create, ofDocument, ownOf } from '../safe-document.ts';
import type { mount as followVisits } from '../visits/visits.ts';
import { warn } from '../warn.ts';
import { type BuiltMount, builtMounts } from './built-mounts.ts';
import { askBelow, askEarly } from './fetch-asset.ts';
import { load, loadChunk } from './load-module.ts';
import { checkModules } from './module-integrity.ts';

interface Host {
  name: string;
  built: BuiltMount;
  root: ShadowRoot;
  given: Given;
  /** CSS pixels that the element had before it was mounted, such as those that the page keeps free for it. */
  before: number;
  widget?: Widget;
}

/** Put in by the build: the file that counts for partners what is seen and used. */
declare const __VISITS__: string;
/** Put in by the build: finds the code of one of the languages at the beginning of a text, in any case. */
declare const __LANGUAGE__: RegExp;
/** Put in by the build: whether this loader takes no other files than those of its own version. */
declare const __PINNED__: boolean;

/** How far outside of the view a mount begins to load. */
const NEAR = '400px';
/**
 * What of an empty host the page could still reach; the rest comes with what is in it. An important rule in here wins
 * over an important one of the page. What the page hides by what is around a host stays so. The host has a width of its
 * own for places that ask for one, such as floats and cells; a container of queries is a formatting context, so it lies
 * beside floats.
 */
const RULES =
  'container-type:inline-size;inline-size:100%;visibility:inherit;' +
  'contain-intrinsic-inline-size:300px;display:block;min-block-size:';

const hosts = new Map<HTMLElement, Host>();
/** A shadow root stays with its element for good; it is used again when the element is mounted again. */
const roots = new WeakMap<Element, ShadowRoot>();

let origin: Origin;
/** Whether what names no operator is this one's. */
let unnamed: boolean;

/** Called once, before anything is mounted. */
export function startHosts(from: Origin, first: boolean): void {
  origin = from;
  origin.load = load;
  if (__PINNED__) origin.check = (file) => checkModules(from.files, [file]);
  unnamed = first;
  askBelow(from.files);
}

/** Where there is no such observer, everything is near. */
const nearby =
  window.IntersectionObserver &&
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void show(target as HTMLElement);
    },
    { rootMargin: NEAR },
  );

/** Whether an element is in this page, and not moved to that of a frame, where its sheets do not work. */
const isHere = (element: HTMLElement) => element.getRootNode({ composed: true }) === document;

/** One for the whole page: what comes and goes in it, and every attribute of what something is mounted in. */
const watcher = new MutationObserver((records) => {
  for (const { attributeName, target, addedNodes } of records) {
    if (attributeName) {
      // The page's root, whose language counts for all.
      if (!target.parentElement) for (const element of hosts.keys()) refresh(element);
      if (target instanceof HTMLElement) refresh(target);
    }
    for (const node of addedNodes) if (node instanceof Element) scan(node);
  }
  for (const element of hosts.keys()) if (!isHere(element)) refresh(element);
});

/** Follows what is mounted in a document, or in a shadow root of the page, which is no part of it. */
export function watch(root: Node): void {
  watcher.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['lang', 'data-foyer', 'data-site'],
  });
}

/** Brings what is mounted in an element in line with its attributes and its place in the page. */
export function refresh(element: HTMLElement): void {
  const attributes = ownOf(element.dataset);
  const { site, foyer } = attributes;
  // An operator is named by an origin, such as `https://play.example`.
  const ours = site ? site === origin.site : unnamed;
  const name = isHere(element) && ours ? foyer : undefined;
  let host = hosts.get(element);
  if (host && host.name !== name) {
    clear(element, host);
    host = undefined;
  }
  if (name === undefined) return;
  const given = { attributes, pageLanguage: ofDocument('documentElement').lang };
  host = host || reserve(element, name, given);
  if (!host) return;
  host.given = given;
  // The mount brings its background: until then that of the page shows.
  const rules = `:host{all:initial;${RULES}${heightFor(host)};}:host([hidden]){display:none;}`;
  host.root.adoptedStyleSheets[0]!.replaceSync(rules.replaceAll(';', '!important;'));
  host.widget?.update(given);
}

/**
 * Height to reserve: the page's own, where the mount takes it, else the mount's in its language at the reader's font size
 * (`heights.ts`), or what the element had before.
 */
function heightFor({ built: [, height], given, before }: Host): string {
  const { minHeight = '', legal } = given.attributes;
  if (/^\d{1,4}$/.test(minHeight)) return `${minHeight}px`;
  const [base, each = 0, name, missing = 0] = height[languageOf(given)!] ?? height.all;
  const more = given.attributes[name!];
  const own = base + each * (+more! || (more ? 1 : missing)) - (legal ? LEGAL_LINE : 0);
  return `max(${before}px,${own}*max(1px,.25px + .046875em))`;
}

/** The language a mount will have, as far as its page says so. */
function languageOf({ attributes: { lang }, pageLanguage }: Given): LanguageCode | undefined {
  return __LANGUAGE__.exec(lang || pageLanguage)?.[0].toUpperCase() as LanguageCode;
}

/** Mounts what is asked for in a part of the page. */
export function scan(part: ParentNode): void {
  if ((part as HTMLElement).dataset?.foyer) refresh(part as HTMLElement);
  for (const element of part.querySelectorAll<HTMLElement>('[data-foyer]')) refresh(element);
}

/** Keeps the height free at once; the rest waits until the element is near the view. */
function reserve(element: HTMLElement, name: string, given: Given): Host | undefined {
  const built = builtMounts.get(name);
  if (!built) {
    warn(`data-foyer="${name}" is not known`);
    return;
  }
  // Beside a root what stands in the element takes no room.
  const before = element.offsetHeight;
  let root: ShadowRoot;
  try {
    root = roots.get(element) ?? element.attachShadow({ mode: 'open' });
  } catch {
    // What cannot have one, such as a button of the page's; the mount knows what to do then.
    root = new DocumentFragment() as ShadowRoot;
  }
  root.adoptedStyleSheets = [new CSSStyleSheet()];
  root.replaceChildren();
  roots.set(element, root);
  // From now on each attribute counts. Of an element that is unmounted the observer finds nothing to do.
  watcher.observe(element, { attributes: true });
  const host: Host = { name, built, root, given, before };
  hosts.set(element, host);
  if (nearby) nearby.observe(element);
  else void show(element);
  return host;
}

async function show(element: HTMLElement): Promise<void> {
  const host = hosts.get(element);
  nearby?.unobserve(element);
  if (!host) return;
  const {
    name,
    built: [files],
    root,
    given,
  } = host;
  const language = languageOf(given);
  askEarly(SETTINGS);
  if (language) askEarly(textsFile(files[0]!, language));
  let code = 'offline';
  try {
    const mount = await loadChunk(files);
    code = 'defect';
    if (hosts.get(element) === host) {
      // What is shown is counted; where that cannot be had it is not.
      const count = () =>
        void load(__VISITS__)
          .then((follow) => (follow as typeof followVisits)(element, origin))
          .catch(() => {});
      element.addEventListener('foyer:ready', count, { once: true });
      host.widget = mount(element, root, host.given, origin);
    }
  } catch (error) {
    console.error('Foyer:', error);
    if (hosts.get(element) !== host) return;
    clear(element, host);
    // Not by `emit`, which knows all events and is larger.
    const detail: Events['error'] = { mount: name, code };
    element.dispatchEvent(new CustomEvent('foyer:error', { detail, bubbles: true, composed: true }));
  }
}

/** Ends a mount. What the page itself has put into the element shows again. */
function clear(element: HTMLElement, { root, widget }: Host): void {
  hosts.delete(element);
  widget?.unmount();
  root.adoptedStyleSheets = [];
  root.replaceChildren(create('slot'));
}
