import type { LanguageCode } from '../src/i18n/languages.ts';
import { type BuiltMount, builtMount } from './built-mounts.ts';
import { loadChunk } from './chunks.ts';
import { emit } from './events.ts';
import { HIGHEST } from './heights.ts';
import { warn } from './warn.ts';
import type { Given, Origin, Widget } from './widget.ts';

interface Host {
  name: string;
  built: BuiltMount;
  root: ShadowRoot;
  sheet: CSSStyleSheet;
  given: Given;
  widget?: Widget;
}

/** How far outside of the view a mount begins to load. */
const NEAR = '400px';
/**
 * What of a host the page could still reach. `all` leaves direction and bidi alone, generated content is not
 * part of it, and an important rule in here wins over an important one of the page. What the page hides, or lets taps
 * through, by what is around a host stays so. The host has a width of its own for places that ask for one, such as floats
 * and cells; a container of queries is a formatting context, so it lies beside floats.
 */
const RULES =
  'all:initial;display:block;box-sizing:border-box;visibility:inherit;pointer-events:inherit;' +
  'container-type:inline-size;contain-intrinsic-inline-size:300px;inline-size:100%;' +
  'direction:ltr;unicode-bidi:isolate;background:#0d0f14;border-radius:12px;overflow:clip;min-block-size:';
const MORE_RULES = 'px;}:host([hidden]){display:none;}:host::before,:host::after{content:none;}';

const hosts = new Map<Element, Host>();
/** A shadow root stays with its element for good; it is used again when the element is mounted again. */
const roots = new WeakMap<Element, ShadowRoot>();

let origin: Origin;
/** Whether what names no operator is this one's. */
let unnamed: boolean;

/** Called once, before anything is mounted. */
export function startHosts(from: Origin, first: boolean): void {
  origin = { ...from, load: (file) => loadChunk(from.files, { file }) };
  unnamed = first;
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

/** Whether an element is for this operator: `data-site` is an origin, such as `https://play.example`. */
function isOurs({ dataset: { site } }: HTMLElement): boolean {
  return site === undefined ? unnamed : site === origin.site;
}

/** Brings what is mounted in an element in line with its attributes and its place in the page. */
export function refresh(element: HTMLElement): void {
  const name = element.isConnected && isOurs(element) ? element.dataset.foyer : undefined;
  let host = hosts.get(element);
  if (host && host.name !== name) {
    clear(element, host);
    host = undefined;
  }
  if (name === undefined) return;
  host = host || reserve(element, name);
  if (!host) return;
  const { built, sheet, widget } = host;
  // The keys of a dataset are those of its own that are written, whatever a page has added to all objects.
  host.given = { attributes: { ...element.dataset }, pageLanguage: document.documentElement.lang };
  const rules = `:host{${RULES}${heightFor(built, host.given)}${MORE_RULES}`;
  sheet.replaceSync(rules.replaceAll(';', '!important;'));
  widget?.update(host.given);
}

/** CSS pixels to keep free: those that the page asks for, else the mount's in its language. */
function heightFor({ height }: BuiltMount, { attributes, pageLanguage }: Given): number {
  const { minHeight, lang = pageLanguage } = attributes;
  if (/^\d+$/.test(minHeight!) && +minHeight! <= HIGHEST) return +minHeight!;
  if (minHeight) origin.complain('minHeight', minHeight, `0 to ${HIGHEST}`);
  return height.by[lang.slice(0, 2).toUpperCase() as LanguageCode] ?? height.otherwise;
}

/** Mounts what is asked for in a part of the page. */
export function scan(part: ParentNode): void {
  if (part instanceof HTMLElement && 'foyer' in part.dataset) refresh(part);
  for (const element of part.querySelectorAll<HTMLElement>('[data-foyer]')) refresh(element);
}

/** Every element that something is mounted in. */
export function mountedElements(): HTMLElement[] {
  return [...hosts.keys()] as HTMLElement[];
}

/** Keeps the height free at once; the rest waits until the element is near the view. */
function reserve(element: HTMLElement, name: string): Host | undefined {
  const built = builtMount(name);
  if (!built) {
    warn(`data-foyer="${name}" is not known`);
    return;
  }
  let root = roots.get(element);
  try {
    root = root || element.attachShadow({ mode: 'open' });
  } catch {
    warn(`<${element.localName} data-foyer="${name}"> cannot hold it, use a <div>`);
    return;
  }
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren();
  roots.set(element, root);
  const host = { name, built, root, sheet } as Host;
  hosts.set(element, host);
  if (nearby) nearby.observe(element);
  else void show(element);
  return host;
}

async function show(element: HTMLElement): Promise<void> {
  const host = hosts.get(element);
  if (nearby) nearby.unobserve(element);
  if (!host) return;
  const { name, built, root } = host;
  let code = 'offline';
  try {
    const mount = await loadChunk(origin.files, built);
    code = 'defect';
    if (hosts.get(element) === host) host.widget = mount(element, root, host.given, origin);
  } catch (error) {
    console.error('Foyer:', error);
    if (hosts.get(element) !== host) return;
    clear(element, host);
    emit(element, 'error', { mount: name, code });
  }
}

/** Ends a mount. What the page itself has put into the element shows again. */
function clear(element: Element, { root, widget }: Host): void {
  hosts.delete(element);
  if (nearby) nearby.unobserve(element);
  widget?.unmount();
  root.adoptedStyleSheets = [];
  root.replaceChildren(document.createElement('slot'));
}
