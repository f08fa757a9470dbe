import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchDefects } from '../../embed/runtime/defects.ts';
import { closeAfter } from '../support/close-after.ts';

const files = 'https://play.example/embed/';

let page: EventTarget;
let onDefect: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  onDefect = vi.fn();
});

const watch = (callback = onDefect) => {
  const end = watchDefects(files, callback);
  closeAfter(end);
  return end;
};

/** Creates an error with a stack as browsers write it. */
function thrownIn(address: string, error = new TypeError('x is not a function')): Error {
  error.stack = `${error}\n    at draw (${address}:1:2345)`;
  return error;
}

const uncaught = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));
const unhandled = (reason: unknown) =>
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('defects', { tags: ['EM-1'] }, () => {
  test.each([
    ['thrown', uncaught],
    ['rejected', unhandled],
  ])('reports %s in the embed’s own files once', (_, happen) => {
    watch();
    happen(thrownIn(`${files}winners-1a2b.js`));
    expect(onDefect).toHaveBeenCalledOnce();
    uncaught(thrownIn(`${files}winners-1a2b.js`));
    unhandled(thrownIn(`${files}winners-1a2b.js`));
    expect(onDefect).toHaveBeenCalledOnce();
  });

  test('ignores errors of the page', () => {
    watch();
    for (const happen of [uncaught, unhandled]) {
      happen(thrownIn('https://partner.example/page.js'));
      happen(thrownIn('https://play.example/m/assets/main.js'));
      happen(null);
      happen(undefined);
      happen(files);
      happen({ stack: files });
      happen(Object.assign(new Error('no stack'), { stack: undefined }));
    }
    expect(onDefect).not.toHaveBeenCalled();
  });

  test('stops listening when it ends', () => {
    const end = watch();
    end();
    uncaught(thrownIn(`${files}winners-1a2b.js`));
    unhandled(thrownIn(`${files}winners-1a2b.js`));
    expect(onDefect).not.toHaveBeenCalled();
  });

  test('shares one pair of listeners, which ends with the last mount', () => {
    const added = vi.spyOn(page, 'addEventListener');
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const other = vi.fn<() => void>();
    const [endFirst, endOther] = [watch(), watch(other)];
    expect(added.mock.calls.map(([type]) => type)).toEqual(['error', 'unhandledrejection']);
    endFirst();
    uncaught(thrownIn(`${files}winners-1a2b.js`));
    expect([onDefect, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    endOther();
    const { signal } = added.mock.calls[0]![2] as AddEventListenerOptions;
    expect(signal?.aborted).toBe(true);
  });
});
