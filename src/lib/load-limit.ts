/** Milliseconds that code, texts or a config may take to come. */
export const LOAD_LIMIT = 15_000;

declare global {
  /** Every `import()` of a build runs through it; see {@link limitLoads}. */
  var foyerLoad: (<Code>(code: Promise<Code>) => Promise<Code>) | undefined;
}

/** Settles as the import does, but rejects with a `TimeoutError` where the code does not come in time. */
function inTime<Code>(code: Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('The code did not come in time', 'TimeoutError'));
    const timer = setTimeout(late, LOAD_LIMIT);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** For the inline script of a page: from here on no import waits for good. Browsers set imports no limit. */
export function limitLoads(): void {
  globalThis.foyerLoad = inTime;
}
