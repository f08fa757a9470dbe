import { attributeName } from '../attributes/attribute-name.ts';
import { readAttributes } from '../attributes/read-attributes.ts';
import { type MountName, mounts } from '../mounts.ts';
import { type DiagnosedScript, describeElement, type Finding } from './finding.ts';

/** The narrowest supported mount, in CSS pixels. */
const MIN_WIDTH = 240;
/** The loader loads a mount this many pixels before it scrolls into view. */
const LOAD_DISTANCE = 400;
/** Attributes that are valid on every mount and not in its table. */
const COMMON = ['foyer', 'site', 'minHeight'];

/** Returns the reasons why a mount is not shown, except those that need a request. */
export function checkMount(element: HTMLElement, { site }: DiagnosedScript): Finding[] {
  const { foyer = '', site: named } = element.dataset;
  const about = (cause: Finding['cause'], blocks: boolean, problem: string, remedy: string): Finding => ({
    cause,
    blocks,
    problem: `${describeElement(element)}: ${problem}`,
    remedy,
    element,
  });
  if (!Object.hasOwn(mounts, foyer)) {
    const names = Object.keys(mounts).join(', ');
    return [about('mount', true, `data-foyer="${foyer}" is not known`, `data-foyer is one of ${names}`)];
  }
  if (named !== undefined && named !== site) {
    const remedy = `<script async src="${named}/embed/foyer.js" data-partner="your code"></script>, or leave data-site out`;
    return [about('other-operator', true, `it is for ${named}, this script is of ${site}`, remedy)];
  }
  const found: Finding[] = [];
  for (const { name, problem, wanted } of wrongAttributes(element, foyer as MountName)) {
    found.push(about('attribute', false, `${attributeName(name)}${problem}`, wanted));
  }
  if (!element.shadowRoot) {
    const root = element.getRootNode();
    if (root !== document && root instanceof ShadowRoot) {
      const remedy = `Foyer.mount(element, { foyer: '${foyer}' })`;
      found.push(
        about('shadow-root', true, 'it is in a shadow root, where nothing is found by itself', remedy),
      );
    } else if (!canHoldShadowRoot(element)) {
      found.push(about('element', true, 'this element cannot hold it', `<div data-foyer="${foyer}"></div>`));
    }
  }
  return [...found, ...checkVisibility(element, about)];
}

function canHoldShadowRoot({ localName }: Element): boolean {
  try {
    document.createElement(localName).attachShadow({ mode: 'open' });
    return true;
  } catch {
    return false;
  }
}

function wrongAttributes(element: HTMLElement, mount: MountName) {
  const wrong: { name: string; problem: string; wanted: string }[] = [];
  const given = { ...element.dataset };
  const known = Object.keys(mounts[mount]).map(attributeName).join(', ');
  readAttributes(mounts[mount], given, (name, text, wanted) => {
    if (wanted)
      wrong.push({
        name,
        problem: `="${text}" cannot be used`,
        wanted: `${attributeName(name)} is ${wanted}`,
      });
  });
  for (const name of Object.keys(given)) {
    if (COMMON.includes(name) || Object.hasOwn(mounts[mount], name)) continue;
    wrong.push({ name, problem: ` is none of ${mount}`, wanted: `It has ${known}` });
  }
  return wrong;
}

/** Yields the element and its ancestors, across shadow roots. */
function* ancestors(element: Element): Generator<Element> {
  for (let each: Element | null = element; each; ) {
    yield each;
    const root = each.getRootNode();
    each = each.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

type CreateFinding = (cause: Finding['cause'], blocks: boolean, problem: string, remedy: string) => Finding;

/** Returns the reason why a reader cannot see the element: hidden, too narrow or far from the viewport. */
function checkVisibility(element: HTMLElement, about: CreateFinding): Finding[] {
  for (const each of ancestors(element)) {
    const style = getComputedStyle(each);
    const { width, height } = each.getBoundingClientRect();
    const hides =
      (style.display === 'none' && 'display: none') ||
      (style.visibility === 'hidden' && 'visibility: hidden') ||
      (style.opacity === '0' && 'opacity: 0') ||
      (style.contentVisibility === 'hidden' && 'content-visibility: hidden') ||
      (style.overflow !== 'visible' &&
        each !== element &&
        (width < 1 || height < 1) &&
        'no size and hides what overflows');
    if (!hides) continue;
    const has = hides.startsWith('no ') ? `has ${hides}` : `has ${hides}`;
    const cause = hides.startsWith('no ') ? 'give it room' : `take ${hides} away`;
    return [
      about(
        'hidden',
        true,
        `${each === element ? 'it' : describeElement(each)} ${has}`,
        `${describeElement(each)}: ${cause}`,
      ),
    ];
  }
  const { width, top, bottom } = element.getBoundingClientRect();
  if (width < MIN_WIDTH) {
    const problem = `it is ${Math.round(width)} px wide`;
    return [about('narrow', width < 1, problem, `Give the element around it ${MIN_WIDTH} px`)];
  }
  if (top > innerHeight + LOAD_DISTANCE || bottom < -LOAD_DISTANCE) {
    const problem = `it loads when it comes within ${LOAD_DISTANCE} px of the view`;
    return [about('far', false, problem, 'Scroll there; nothing is to mend')];
  }
  return [];
}
