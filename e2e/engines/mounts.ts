import type { Tab } from './engine.ts';

/** Content of each mount that shows its data. */
const contents = {
  winners: 'li:not([aria-hidden=true], [aria-hidden=true] *)',
  announcements: '.marquee__title:not([aria-hidden=true] *)',
  lobby: '.lobby__grid[aria-busy=false] .game-tile',
  login: 'button',
};

export interface Mounted {
  items: number;
  direction: string;
  language: string;
  width: number;
  height: number;
  /** Texts that overflow. */
  cut: string[];
}

/** Returns the content of the first mount of each kind, in the page or in its iframe. */
export async function mounted(tab: Tab, inFrame = false): Promise<Record<string, Mounted>> {
  return inFrame ? tab.runInFrame(1, look, contents) : tab.run(look, contents);
}

/** Returns the number of elements in each mount. */
export async function counts(tab: Tab, inFrame = false): Promise<Record<string, number>> {
  const all = await mounted(tab, inFrame);
  return Object.fromEntries(Object.entries(all).map(([name, { items }]) => [name, items]));
}

/** Runs in the page. */
function look(of: Record<string, string>): Record<string, Mounted> {
  const found: [string, Mounted][] = Object.entries(of).map(([name, content]) => {
    const host = document.querySelector<HTMLElement>(`[data-foyer="${name}"]`);
    const root = host?.shadowRoot;
    const inside = root?.querySelector<HTMLElement>('.embed, button');
    const { width, height } = host?.getBoundingClientRect() ?? { width: 0, height: 0 };
    // Marquees overflow on purpose.
    const cut = [...(root?.querySelectorAll('.embed, .lobby__tools, .lobby__pages, button') ?? [])].filter(
      (part) => part.scrollWidth > part.clientWidth + 1,
    );
    return [
      name,
      {
        items: root?.querySelectorAll(content).length ?? 0,
        direction: inside ? getComputedStyle(inside).direction : '',
        language: inside?.lang ?? '',
        width,
        height,
        cut: cut.map(({ className }) => className),
      },
    ];
  });
  return Object.fromEntries(found);
}

/** Returns the focused element across shadow roots: its mount or tag, and its classes. */
export function focused(tab: Tab): Promise<string> {
  return tab.run(() => {
    let element = document.activeElement;
    const host = element instanceof HTMLElement ? (element.dataset.foyer ?? '') : '';
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return `${host} ${element?.localName ?? ''}.${element?.className ?? ''}`;
  });
}

/** Focuses a part of a mount. */
export function focus(tab: Tab, mount: string, part: string): Promise<void> {
  return tab.run(
    (name, selector) => {
      const { shadowRoot } = document.querySelector(`[data-foyer="${name}"]`)!;
      shadowRoot!.querySelector<HTMLElement>(selector)!.focus();
    },
    mount,
    part,
  );
}

/** Presses Tab until the focused element matches. Returns it. */
export async function tabTo(tab: Tab, wanted: RegExp, most: number): Promise<string> {
  const passed: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await tab.press('Tab');
    const at = await focused(tab);
    if (wanted.test(at)) return at;
    passed.push(at);
  }
  throw new Error(`The Tab key leads to ${passed.join(', ')} and not to ${wanted}`);
}

/** Returns the name of the focused field in the operator frame; '' if none has the focus, null without a form. */
export async function inOperatorFrame(tab: Tab): Promise<string | null> {
  try {
    return await tab.runInFrame(1, () => {
      const { activeElement, forms } = document;
      return forms.length === 0 ? null : ((activeElement as HTMLInputElement).name ?? '');
    });
  } catch {
    // The frame is still loading.
    return null;
  }
}
