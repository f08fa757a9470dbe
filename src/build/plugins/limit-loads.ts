import type { Plugin } from 'rollup';

/** Gives every `import()` a timeout: wraps it in `foyerLoad`, which the page's inline script defines (`load-limit.ts`). */
export function limitLoads(): Plugin {
  return {
    name: 'limit-loads',
    renderDynamicImport: () => ({ left: 'foyerLoad(import(', right: '))' }),
  };
}
