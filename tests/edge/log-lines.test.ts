import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type LogLines, logLines } from '../../src/edge/node/log-lines.ts';

type Done = (error?: Error | null) => void;

let written: string[];
/** Completes a pending write; undefined while none is pending. */
let answer: ((done: Done) => void) | undefined;
let onError: (error: Error) => void;
let out: Parameters<typeof logLines>[0] & { writableLength: number };
let log: LogLines;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  written = [];
  answer = (done) => done();
  out = {
    writableLength: 0,
    write(text, done) {
      written.push(text);
      answer?.(done);
    },
    on: (_, listener) => (onError = listener),
  };
  log = logLines(out);
});

/** Adds lines and advances the clock past the batching delay. */
function add(...lines: (object | string)[]): void {
  for (const line of lines) log.add(line);
  vi.advanceTimersByTime(50);
}

test('writes the lines of 50 ms in one batch, in order, and the rest on flush', () => {
  log.add({ id: 1 });
  vi.advanceTimersByTime(49);
  log.add({ id: 2, path: '/a\nb' });
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['{"id":1}\n{"id":2,"path":"/a\\nb"}\n']);
  log.add('{"id":3}');
  log.flush();
  expect(written[1]).toBe('{"id":3}\n');
  vi.advanceTimersByTime(1_000);
  expect([written.length, log.dropped()]).toEqual([2, 0]);
});

test('drops and counts the lines of a failed write, and logs how many once a write succeeds', () => {
  answer = (done) => {
    onError(new Error('ENOSPC'));
    done(new Error('ENOSPC'));
  };
  add({ id: 1 }, { id: 2 });
  add({ id: 3 });
  expect(log.dropped()).toBe(3);
  answer = (done) => done();
  add({ id: 4 });
  // A failed write may have left half a line; the line break ends it.
  const note = /^\n{"time":"[^"]+","event":"dropped","lines":(\d+)}\n{"id":4}\n$/;
  expect(note.exec(written.at(-1)!)?.[1]).toBe('3');
  add({ id: 5 });
  expect([written.at(-1), log.dropped()]).toEqual(['{"id":5}\n', 3]);
});

test('does not log a count as written when its own write failed', () => {
  answer = (done) => done(new Error('EPIPE'));
  add({ id: 1 });
  add({ id: 2 });
  answer = (done) => done();
  add({ id: 3 });
  expect(written.at(-1)).toContain('"lines":2}');
});

test('drops lines while more than 1 MB is queued for a slow reader', () => {
  answer = undefined;
  out.writableLength = 1024 * 1024;
  add({ id: 1 });
  out.writableLength += 1;
  add({ id: 2 });
  expect([written, log.dropped()]).toEqual([['{"id":1}\n'], 1]);
  out.writableLength = 0;
  add({ id: 3 });
  expect(written.at(-1)).toContain('"event":"dropped","lines":1}\n{"id":3}\n');
});
