import { useStore } from '@nanostores/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { $texts } from '../../src/i18n/language.ts';
import { TextsScope } from '../../src/i18n/texts-scope.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function Texts({ children }: { children: ReactNode }) {
  const texts = useStore($texts);
  return texts && <TextsScope value={texts}>{children}</TextsScope>;
}

export interface View {
  element: HTMLElement;
  again(node: ReactNode): Promise<void>;
  close(): Promise<void>;
}

/** Shows a view in the current language; for tests that run in happy-dom. */
export async function show(node: ReactNode): Promise<View> {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  await act(async () => root.render(<Texts>{node}</Texts>));
  return {
    element,
    again: (next) => act(async () => root.render(<Texts>{next}</Texts>)),
    async close() {
      await act(async () => root.unmount());
      element.remove();
    },
  };
}

/** Waits, rendering what comes, until `found` gives something; fails after `ms` milliseconds. */
export async function until<T>(found: () => T | null | undefined | false, ms = 3_000): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    const value = found();
    if (value) return value;
    if (performance.now() > end) throw new Error(`Did not come about within ${ms} ms: ${found}`);
    await act(() => new Promise((resolve) => setTimeout(resolve, 15)));
  }
}

/** Clicks and lets everything that follows at once happen. */
export async function click(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to click');
  await act(async () => element.click());
}
