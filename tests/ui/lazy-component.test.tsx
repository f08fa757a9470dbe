import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $texts } from '../../src/i18n/language.ts';
import { TextsScope } from '../../src/i18n/texts-scope.tsx';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { lazyComponent } from '../../src/ui/lazy-component.tsx';
import { useServed } from '../../src/ui/use-hydrated.tsx';
import { testEnvironment } from '../support/test-environment.ts';

beforeEach(() => testEnvironment());

/** A component whose code comes at the given attempt, counted from one. */
function comesAt(attempt: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < attempt) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ word }: { word: string }) => <p>{word}</p> };
  });
  return { load, View: lazyComponent(load) };
}

/** Draws without React's word on the errors it was given a boundary for. */
const draw = (content: React.ReactNode) =>
  act(async () => {
    render(
      <TextsScope value={$texts.get()}>
        <Suspense>{content}</Suspense>
      </TextsScope>,
      { onCaughtError: () => {} },
    );
  });

describe('lazily loaded code', () => {
  test('renders with its props, and is requested once', async () => {
    const { load, View } = comesAt(1);
    await draw(
      <>
        <View word="here" />
        <View word="there" />
      </>,
    );
    expect([screen.getByText('here'), screen.getByText('there')]).toHaveLength(2);
    expect(load).toHaveBeenCalledOnce();
  });

  test('is requested again by its boundary’s retry button, and not before', async () => {
    const { load, View } = comesAt(3);
    await draw(
      <ErrorBoundary name="tests">
        <View word="here" />
      </ErrorBoundary>,
    );
    const again = () => screen.getByRole('button', { name: 'Loading failed, click to retry' });
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => again().click());
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => again().click());
    expect(screen.getByText('here')).toBeDefined();
  });

  test('is requested again with the connection when its place shows something else', async () => {
    const { load, View } = comesAt(2);
    const onFail = vi.fn();
    await draw(
      <ErrorBoundary name="tests" otherwise="until then" onFail={onFail}>
        <View word="here" />
      </ErrorBoundary>,
    );
    expect(screen.getByText('until then')).toBeDefined();
    expect(onFail).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => dispatchEvent(new Event('online')));
    expect(screen.getByText('here')).toBeDefined();
  });

  test('is requested again with growing pauses when its place shows something else', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { load, View } = comesAt(3);
    await draw(
      <ErrorBoundary name="tests" otherwise="until then">
        <View word="here" />
      </ErrorBoundary>,
    );
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('here')).toBeDefined();
  });

  test('is not requested again when it was loaded and threw', async () => {
    vi.useFakeTimers();
    const Broken = vi.fn(() => {
      throw new Error('broken');
    });
    await draw(
      <ErrorBoundary name="tests" otherwise="until then">
        <Broken />
      </ErrorBoundary>,
    );
    const calls = Broken.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(Broken).toHaveBeenCalledTimes(calls);
  });
});

test('a component learns whether it came as the server’s HTML, without a second render', async () => {
  const seen: boolean[] = [];
  const Part = () => {
    const served = useServed();
    seen.push(served);
    return <p>{String(served)}</p>;
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Part />);
  expect(container.textContent).toBe('true');
  await act(async () => render(<Part />, { container, hydrate: true }));
  expect(container.textContent).toBe('true');
  await act(async () => render(<Part />));
  expect(seen).toEqual([true, true, false]);
});
