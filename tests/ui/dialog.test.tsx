import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../src/ui/dialog.tsx';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';

beforeEach(() => testEnvironment());

test('returns the focus when a dialog closes, without scrolling the page', async () => {
  const page = (open: boolean) => (
    <>
      <button type="button">opens</button>
      {open && (
        <Dialog title="Menu" onClose={() => {}}>
          <p>text</p>
        </Dialog>
      )}
    </>
  );
  const view = await show(page(false));
  const opener = view.container.querySelector('button')!;
  await act(async () => opener.focus());
  await view.rerender(page(true));
  await act(async () => document.querySelector<HTMLElement>('.dialog__close')!.focus());
  const focus = vi.spyOn(opener, 'focus');
  await view.rerender(page(false));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(document.activeElement).toBe(opener);
  await view.unmount();
});
