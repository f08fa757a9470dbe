/**
 * Takes the place of `src/ui/lazy-component.tsx` in the server's build. The server renders a page again once it has the code that was
 * missing, so that a rendering itself waits for nothing.
 */
import type { ComponentType } from 'react';

declare global {
  /** Every `import()` of the server's build runs through it (`src/build/server.ts`). */
  var foyerModule: <Code>(id: string, load: () => Promise<Code>) => Promise<Code>;
}

let collecting: string[] | undefined;

globalThis.foyerModule = (id, load) => {
  collecting?.push(id);
  return load();
};

/** Loads code, and names the modules it begins with. */
export async function loadNamed<Code>(load: () => Promise<Code>): Promise<{ code: Code; modules: string[] }> {
  const modules: string[] = [];
  collecting = modules;
  let loading: Promise<Code>;
  try {
    loading = load();
  } finally {
    collecting = undefined;
  }
  return { code: await loading, modules };
}

/** Code that a rendering lacked. */
export const missingCode = new Set<Promise<unknown>>();
/** Modules of lazy components that a rendering used. */
export const usedModules = new Set<string>();

export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Code: ComponentType<Props> | undefined;
  let failure: Error | undefined;
  let named: readonly string[] = [];
  let loading: Promise<void> | undefined;
  const fetchCode = async () => {
    try {
      const { code, modules } = await loadNamed(load);
      Code = code.default;
      named = modules;
    } catch (thrown) {
      failure = new Error('A component could not be loaded', { cause: thrown });
    }
  };
  return function Lazy(props: Props) {
    // The browser renders what is inside of the nearest boundary itself then.
    if (failure) throw failure;
    if (Code) {
      for (const id of named) usedModules.add(id);
      return <Code {...props} />;
    }
    loading ??= fetchCode();
    missingCode.add(loading);
    return null;
  };
}

export function retryFailedImports(): void {}
