/** Milliseconds within which code, messages or a config must load. */
export const LOAD_LIMIT = 15_000;

declare global {
  /** Every `import()` of a build passes through it; see {@link limitLoads}. */
  var foyerLoad: (<Code>(code: Promise<Code>) => Promise<Code>) | undefined;
  /** Promise that a chunk with a stylesheet waits for. */
  var foyerSheet: ((address: string) => Promise<unknown> | undefined) | undefined;
}

/** Adds a stylesheet, unless the page has its rules already; settles when it is loaded or has failed. */
function addSheet(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`[data-href~="${href}"]`)) return undefined;
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = done;
    // Rules for wide screens stay the last ones, or the sheet would undo them.
    document.head.insertBefore(link, document.head.querySelector('link[media]'));
  });
}

/** Rejects with a `TimeoutError` when the code does not load in time. */
function inTime<Code>(code: Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('The code did not come in time', 'TimeoutError'));
    const timer = setTimeout(late, LOAD_LIMIT);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Gives the code of a page its limit, for which browsers have none, and chunks their sheets. */
export function limitLoads(): void {
  globalThis.foyerLoad = inTime;
  globalThis.foyerSheet = addSheet;
}
