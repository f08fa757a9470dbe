// @module-tag SY-4
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../src/ui/dialog.tsx';
import { ToastHost } from '../../src/ui/toast-host.tsx';
import { $toast, showToast } from '../../src/ui/toasts.ts';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';
import { user } from '../support/user.ts';

beforeEach(() => testEnvironment());
afterEach(() => $toast.set(undefined));

const region = () => document.querySelector('.toast-host')!;
const dialogAround = () => region().closest('dialog')?.textContent?.slice(0, 5);

function page(...titles: string[]) {
  return (
    <>
      {titles.map((title) => (
        <Dialog key={title} title={title} onClose={() => {}}>
          <p>{title}</p>
        </Dialog>
      ))}
      <ToastHost />
    </>
  );
}

test('shows a toast inside the topmost dialog, announced and clickable, and returns it to the page afterwards', async () => {
  const view = await show(page());
  const first = region();
  await view.rerender(page('Outer'));
  expect(dialogAround()).toBe('Outer');
  await view.rerender(page('Outer', 'Inner'));
  expect(dialogAround()).toBe('Inner');
  const run = vi.fn();
  await act(async () => void showToast('common.copied', { action: { text: 'common.play', run } }));
  expect(region().textContent).toContain('Copied');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(run).toHaveBeenCalledTimes(1);
  await act(async () => void showToast('common.copied', { action: { text: 'common.play', run } }));
  await user.click(within(region() as HTMLElement).getByRole('button', { name: 'Close' }));
  expect([region().textContent, run.mock.calls.length]).toEqual(['', 1]);
  await act(async () => void showToast('common.copied'));
  await view.rerender(page('Outer'));
  expect([dialogAround(), region().textContent]).toEqual(['Outer', 'Copied']);
  await view.rerender(page());
  expect([dialogAround(), region().textContent]).toEqual([undefined, 'Copied']);
  // A region that is made with its text in it is not announced by all.
  expect(region()).toBe(first);
  await view.unmount();
});

test('stays on top when a dialog below closes first', async () => {
  const view = await show(page('Lower', 'Upper'));
  await view.rerender(page('Upper'));
  expect(dialogAround()).toBe('Upper');
  await view.unmount();
});
