import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListEnd } from '../../src/ui/list-end.tsx';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';

/** Margins that were watched, and what tells that the end has come near. */
let margins: (string | undefined)[];
let report: (near: boolean) => void;

beforeEach(async () => {
  await testEnvironment();
  margins = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        margins.push(options?.rootMargin);
        report = (isIntersecting) => hear([{ isIntersecting } as IntersectionObserverEntry], this as never);
      }
      observe() {}
      disconnect() {}
    },
  );
});

test('requests the next page 300 px before the end, if there is one', { tags: ['GC-5'] }, async () => {
  const fetchNextPage = vi.fn(async () => {});
  const end = (nextPage: 'available' | 'loading' | 'none') => (
    <ListEnd list={{ fetchNextPage }} nextPage={nextPage} waiting="common.loading" />
  );
  const view = await show(end('available'));
  expect(margins[0]).toBe('300px 0px');
  expect(fetchNextPage).not.toHaveBeenCalled();
  await act(async () => report(true));
  expect(fetchNextPage).toHaveBeenCalledOnce();
  await view.rerender(end('loading'));
  screen.getByRole('status');
  expect(fetchNextPage).toHaveBeenCalledOnce();
  // It came, and the end is still near.
  await view.rerender(end('available'));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  await view.rerender(end('none'));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});
