import type { Plugin } from 'rollup';

/** Has every `import()` of a build end in time; the page's inline script brings what it runs through (`load-limit.ts`). */
export function limitLoads(): Plugin {
  return {
    name: 'limit-loads',
    renderDynamicImport: () => ({ left: 'foyerLoad(import(', right: '))' }),
  };
}
