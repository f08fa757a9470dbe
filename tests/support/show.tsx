import { useStore } from '@nanostores/react';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { $texts } from '../../src/i18n/language.ts';
import { TextsScope } from '../../src/i18n/texts-scope.tsx';

function Texts({ children }: { children: ReactNode }) {
  const texts = useStore($texts);
  return texts && <TextsScope value={texts}>{children}</TextsScope>;
}

export interface View extends Pick<RenderResult, 'container'> {
  rerender(node: ReactNode): Promise<void>;
  unmount(): Promise<void>;
  element: HTMLElement;
  again(node: ReactNode): Promise<void>;
  close(): Promise<void>;
}

/**
 * Renders a view in the current language, and whatever comes of it at once. It goes by itself with the end of its test.
 */
export async function show(node: ReactNode): Promise<View> {
  const view = await act(async () => render(node, { wrapper: Texts }));
  const rerender = (next: ReactNode) => act(async () => view.rerender(next));
  const unmount = () => act(async () => view.unmount());
  return {
    container: view.container,
    rerender,
    unmount,
    element: view.container,
    again: rerender,
    close: unmount,
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
