import type { Plugin } from 'rollup';

/** Exports of React and React DOM that no page uses, by package. */
const UNUSED_REACT: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Activity',
    'Children',
    'Profiler',
    'PureComponent',
    'StrictMode',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'cloneElement',
    'createRef',
    'forwardRef',
    'isValidElement',
    'unstable_useCacheRefresh',
    'use',
    'useActionState',
    'useDebugValue',
    'useEffectEvent',
    'useImperativeHandle',
    'useOptimistic',
    'useReducer',
    'useTransition',
  ],
  'react-dom': [
    'browser',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
};

/** React DOM's implementation of its exports that write `<link>` and `<script>` and reset forms, which only removed exports call. */
const HINTS = /^ {2}r: requestFormReset,\n( {2}\w: pre\w+,?\n){7}/m;

/** A statement of a CommonJS module, as far as `exports.name = value` needs. */
interface ExportStatement {
  start: number;
  end: number;
  expression?: { left?: { object?: { name?: string }; property?: { name?: string } } };
}

/**
 * Removes unused exports of React, which a bundler keeps because its packages are CommonJS (1.9 kB gzip), and their implementation in
 * the renderer (0.8 kB).
 */
export function reactParts(): Plugin {
  const imports = /(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"](react|react-dom)['"]/g;
  return {
    name: 'react-parts',
    transform(code, id) {
      if (/\/react-dom\/cjs\/react-dom-client\.production\.js$/.test(id)) {
        if (!HINTS.test(code)) this.error('react-dom no longer implements its hints as it did');
        return { code: code.replace(HINTS, ''), map: null };
      }
      const [, name = ''] = /\/(react|react-dom)\/cjs\/\1\.production\.js$/.exec(id) ?? [];
      // Its links are removed later (`shared-plugins.ts`).
      if (id.endsWith('/wouter/src/react-deps.js')) return null;
      if (!name) {
        for (const [, names = '', from = ''] of code.matchAll(imports)) {
          const missing = UNUSED_REACT[from]!.find((one) => names.split(/[\s,]+/).includes(one));
          if (missing) this.error(`${id} imports ${missing} of ${from}, which the build removes`);
        }
        return null;
      }
      let left = code;
      const statements = this.parse(code).body as unknown as readonly ExportStatement[];
      for (const { start, end, expression } of [...statements].reverse()) {
        const { object, property } = expression?.left ?? {};
        if (object?.name === 'exports' && UNUSED_REACT[name]!.includes(property?.name ?? ''))
          left = left.slice(0, start) + left.slice(end);
      }
      return { code: left, map: null };
    },
  };
}
