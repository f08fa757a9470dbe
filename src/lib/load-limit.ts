/** Milliseconds within which code, messages or a config must load. */
export const LOAD_LIMIT = 15_000;

declare global {
  /** Every `import()` of a build passes through it; see {@link limitLoads}. */
  var foyerLoad: (<Code>(code: Promise<Code>) => Promise<Code>) | undefined;
}

/** Rejects with a `TimeoutError` when the code does not load in time. */
function inTime<Code>(code: Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('The code did not come in time', 'TimeoutError'));
    const timer = setTimeout(late, LOAD_LIMIT);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Sets a time limit for every later import of a page; browsers have none. For the page's inline script. */
export function limitLoads(): void {
  globalThis.foyerLoad = inTime;
}
