/**
 * Replaces `src/ui/lazy-component.tsx` in the server's build. Rendering is synchronous: the server loads
 * missing code and then renders the page again.
 */
import type { ComponentType } from 'react';

declare global {
  /** The server's build calls this for every `import()` (`src/build/server.ts`). */
  var foyerModule: <Code>(id: string, load: () => Promise<Code>) => Promise<Code>;
}

let collecting: string[] | undefined;

globalThis.foyerModule = (id, load) => {
  collecting?.push(id);
  return load();
};

/** Loads code and returns it with the ids of the modules that were imported first. */
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

/** Code that a render needed and that is still loading. */
export const missingCode = new Set<Promise<unknown>>();
/** Modules of the lazy components that a render used. */
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
    // The browser then renders the content of the nearest error boundary.
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

export const isFailedImport = (): boolean => false;
