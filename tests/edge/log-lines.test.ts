import { expect, onTestFinished, test, vi } from 'vitest';
import { logLines } from '../../src/edge/node/log-lines.ts';

test('lines of a moment are one write, in order; what waits at the end is written then', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  const log = logLines((text) => written.push(text));
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
  expect(written).toHaveLength(2);
});
