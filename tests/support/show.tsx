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
}

/** Renders a view in the current language with its effects. Testing Library unmounts it at the end of the test. */
export async function show(node: ReactNode): Promise<View> {
  const view = await act(async () => render(node, { wrapper: Texts }));
  return {
    container: view.container,
    rerender: (next) => act(async () => view.rerender(next)),
    unmount: () => act(async () => view.unmount()),
  };
}
