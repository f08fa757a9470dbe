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

/** Functions of React DOM that run only for a feature that no page uses, by feature. Code that only they call is removed with them. */
const UNUSED_IN_RENDERER: Readonly<Record<string, readonly string[]>> = {
  ViewTransition: [
    'applyViewTransitionToHostInstances',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'restoreEnterOrExitViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'startViewTransition',
  ],
  Activity: ['updateActivityComponent'],
  SuspenseList: ['cutOffTailIfNeeded', 'updateSuspenseListComponent'],
  forwardRef: ['updateForwardRef'],
  'unused hooks': ['mountActionState', 'updateActionStateImpl', 'updateEvent', 'useMemoCache'],
  'fragments with a ref': [
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
  ],
  'custom elements': ['setPropOnCustomElement'],
  // React moves <link>, <meta>, <script>, <style> and <title> into the head.
  'elements of the head': [
    'acquireResource',
    'estimateBandwidth',
    'getHydratableHoistableCache',
    'getResource',
    'preloadResourceAndSuspendIfNeeded',
    'suspendResource',
  ],
  'the indicator of asynchronous transitions': ['defaultOnDefaultTransitionIndicator'],
  'component stacks of errors': ['getStackByFiberInDevAndProd'],
};

/** A rendered element that needs a removed function: one of the head, a custom one, or a fragment with a ref. */
const UNUSED_ELEMENT =
  /\bjsxs?\(\s*(?:"(link|meta|script|style|title|[a-z]+-[\w-]*)"|\w*Fragment, \{[^{}]*\bref\b)/;

/** The constructor of what a fragment's ref receives. */
const FRAGMENT_INSTANCE = 'FragmentInstance';

/** A statement of a CommonJS module: a function, or `exports.name = value`, or `Constructor.prototype.name = value`. */
interface Statement {
  start: number;
  end: number;
  id?: { name: string };
  body?: { start: number; end: number };
  expression?: {
    left?: { object?: { name?: string; object?: { name?: string } }; property?: { name?: string } };
  };
}

const statementsOf = (program: { body: unknown }) => program.body as readonly Statement[];

/** Returns code without the parts from `start` to `end`. */
function without(code: string, parts: readonly { start: number; end: number }[]): string {
  return [...parts]
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}

/** Returns the bodies of unused functions of the renderer; throws if it has no such function. */
function unusedBodies(statements: readonly Statement[]): { start: number; end: number }[] {
  return Object.entries(UNUSED_IN_RENDERER).flatMap(([feature, names]) =>
    names.map((name) => {
      const body = statements.find(({ id }) => id?.name === name)?.body;
      if (!body) throw new Error(`react-dom no longer has the function ${name} for ${feature}`);
      return { start: body.start + 1, end: body.end - 1 };
    }),
  );
}

/**
 * Removes unused exports of React, which a bundler keeps because its packages are CommonJS (1.9 kB gzip), and their implementation in
 * the renderer (0.8 kB), with other features that no page uses (9.5 kB).
 */
export function reactParts(): Plugin {
  const imports = /(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"](react|react-dom)['"]/g;
  return {
    name: 'react-parts',
    transform(code, id) {
      if (/\/react-dom\/cjs\/react-dom-client\.production\.js$/.test(id)) {
        if (!HINTS.test(code)) this.error('react-dom no longer implements its hints as it did');
        const statements = statementsOf(this.parse(code));
        const methods = statements.filter(
          ({ expression }) => expression?.left?.object?.object?.name === FRAGMENT_INSTANCE,
        );
        if (!methods.length) this.error(`react-dom no longer has the methods of ${FRAGMENT_INSTANCE}`);
        return {
          code: without(code, [...unusedBodies(statements), ...methods]).replace(HINTS, ''),
          map: null,
        };
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
      const unused = statementsOf(this.parse(code)).filter(({ expression }) => {
        const { object, property } = expression?.left ?? {};
        return object?.name === 'exports' && UNUSED_REACT[name]!.includes(property?.name ?? '');
      });
      return { code: without(code, unused), map: null };
    },
    renderChunk(code) {
      const [found, name = 'Fragment ref'] = UNUSED_ELEMENT.exec(code) ?? [];
      if (found) this.error(`A view renders <${name}>, whose code the build removes from React`);
      return null;
    },
  };
}
