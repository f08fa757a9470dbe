import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $texts } from '../../../src/i18n/language.ts';
import { TextsScope } from '../../../src/i18n/texts-scope.tsx';
import { rootErrors, watchPageErrors } from '../../../src/shell/status/watch-page-errors.ts';
import { ErrorBoundary } from '../../../src/ui/error-boundary.tsx';
import { until } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();

/** What React tells of errors that a boundary caught. */
describe('an error that a boundary caught', () => {
  test('is reported once, by the name of its block', async () => {
    const uncaught = vi.fn();
    addEventListener('error', uncaught);
    const broken = new Error('broken');
    function Broken(): never {
      throw broken;
    }
    await act(async () =>
      render(
        <StrictMode>
          <TextsScope value={$texts.get()}>
            <ErrorBoundary name="header">
              <Broken />
            </ErrorBoundary>
          </TextsScope>
        </StrictMode>,
        rootErrors,
      ),
    );
    expect(here.seen.reported).toEqual([{ name: 'defect', error: broken, detail: { block: 'header' } }]);
    expect(uncaught).not.toHaveBeenCalled();
    removeEventListener('error', uncaught);
  });
});

describe('an uncaught error', () => {
  const own = new TypeError('x is not a function');
  own.stack = `TypeError: x is not a function\n    at f (${location.origin}/m/assets/main.js:1:2)`;
  const foreign = new TypeError('x is not a function');
  foreign.stack = 'TypeError: x is not a function\n    at f (chrome-extension://abc/inject.js:1:2)';
  const bare = new TypeError('Failed to fetch dynamically imported module: /m/assets/login.js');
  bare.stack = String(bare);

  const listeners = new Map<string, (event: object) => void>();

  beforeEach(() => {
    vi.spyOn(window, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
      listeners.set(name, listener as never);
    });
    watchPageErrors();
  });

  test.each([
    ['error', { error: own }, own],
    ['error', { error: bare }, bare],
    ['unhandledrejection', { reason: own }, own],
    ['unhandledrejection', { reason: bare }, bare],
    ['unhandledrejection', { reason: 'a text' }, 'a text'],
    ['unhandledrejection', {}, null],
  ])('is reported: %s %j', async (name, event, error) => {
    listeners.get(name)!(event);
    await until(() => here.seen.reported.length);
    expect(here.seen.reported).toEqual([{ name: name === 'error' ? 'error' : 'rejection', error }]);
  });

  test.each([
    ['error', { error: foreign }],
    ['unhandledrejection', { reason: foreign }],
    // Of another origin's script, and a notice such as that of a ResizeObserver.
    ['error', { error: null, message: 'Script error.' }],
    ['error', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
  ])('ignores an error of other code: %s %j', async (name, event) => {
    listeners.get(name)!(event);
    listeners.get('error')!({ error: own });
    await until(() => here.seen.reported.length);
    expect(here.seen.reported).toEqual([{ name: 'error', error: own }]);
  });
});
