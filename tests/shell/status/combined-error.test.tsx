import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GatewayError } from '../../../src/gateway/http/errors.ts';
import { CombinedError } from '../../../src/shell/status/combined-error.tsx';
import { $loadErrorView, LoadError, LoadErrorCard } from '../../../src/ui/async-view.tsx';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
beforeEach(async () => {
  here = await testEnvironment();
  $loadErrorView.set(CombinedError);
});
afterEach(() => {
  $loadErrorView.set(LoadErrorCard);
  here.close();
});

const offline = new GatewayError('offline');
const wrong = new GatewayError('malformed');
const cards = () => screen.queryAllByRole('alert').map((card) => card.closest('section')?.id);
const marks = () => screen.queryAllByRole('img').map((mark) => mark.closest('section')?.id);

function page(errors: Readonly<Record<string, GatewayError | undefined>>, retry = (_: string) => {}) {
  return Object.entries(errors).map(([id, error]) => (
    <section key={id} id={id}>
      {error ? <LoadError error={error} retry={() => retry(id)} /> : 'shown'}
    </section>
  ));
}

test('blocks that failed for one reason have one card, at the first of them, that tries all again', {
  tags: ['SY-2'],
}, async () => {
  const tried: string[] = [];
  const view = await show(
    page({ a: undefined, b: offline, c: offline, d: wrong, e: offline }, (id) => tried.push(id)),
  );
  expect([cards(), marks()]).toEqual([
    ['b', 'd'],
    ['c', 'e'],
  ]);
  await user.click(screen.getAllByRole('button')[0]!);
  expect(tried).toEqual(['b', 'c', 'e']);
  await user.click(screen.getAllByRole('button')[1]!);
  expect(tried).toEqual(['b', 'c', 'e', 'd']);
  // One further up that fails later takes the card over, and one that is there again hands it on.
  await view.rerender(page({ a: offline, b: offline, c: offline }));
  expect([cards(), marks()]).toEqual([['a'], ['b', 'c']]);
  await view.rerender(page({ a: undefined, b: undefined, c: offline }));
  expect([cards(), marks()]).toEqual([['c'], []]);
  await view.unmount();
});

test('a reason that becomes another one leaves its card, and the retry is always the latest', {
  tags: ['SY-2'],
}, async () => {
  const first = vi.fn();
  const latest = vi.fn();
  const view = await show(page({ a: offline, b: offline }, first));
  await view.rerender(page({ a: offline, b: wrong }, latest));
  expect([cards(), marks()]).toEqual([['a', 'b'], []]);
  await view.rerender(page({ a: offline, b: offline }, latest));
  await user.click(screen.getByRole('button'));
  expect([first.mock.calls, latest.mock.calls]).toEqual([[], [['a'], ['b']]]);
  await view.unmount();
});

test('what fails in a dialog has its card there, in reach', { tags: ['SY-2'] }, async () => {
  const view = await show(
    <>
      {page({ a: offline })}
      <Dialog title="Menu" onClose={() => {}}>
        {page({ b: offline, c: offline })}
      </Dialog>
    </>,
  );
  expect([cards(), marks()]).toEqual([['a', 'b'], ['c']]);
  await act(async () => view.unmount());
});
