import type { Plugin } from 'rollup';

/** Gives every `import()` a timeout: wraps it in `foyerLoad`, which the code defines when it starts (`load-limit.ts`). */
export function limitLoads(): Plugin {
  return {
    name: 'limit-loads',
    renderDynamicImport: () => ({ left: 'foyerLoad(import(', right: '))' }),
  };
}
