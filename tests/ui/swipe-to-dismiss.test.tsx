import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SwipeToDismiss } from '../../src/ui/swipe-to-dismiss.tsx';

function swipe(element: Element, pixels: number): void {
  const finger = { pointerId: 2, pointerType: 'touch', isPrimary: true, clientY: 300 };
  fireEvent.pointerDown(element, { ...finger, clientX: 150 });
  fireEvent.pointerUp(element, { ...finger, clientX: 150 + pixels });
}

test('a swipe towards its side closes a drawer, but a swipe over a dialog above it does not', {
  tags: ['DR-3'],
}, () => {
  const onAway = vi.fn();
  render(
    <dialog open>
      <SwipeToDismiss place="end" onAway={onAway}>
        <p>in the drawer</p>
      </SwipeToDismiss>
      <dialog open>
        <p>over the drawer</p>
      </dialog>
    </dialog>,
  );
  swipe(screen.getByText('over the drawer'), 80);
  swipe(screen.getByText('in the drawer'), -80);
  swipe(screen.getByText('in the drawer'), 39);
  expect(onAway).not.toHaveBeenCalled();
  swipe(screen.getByText('in the drawer'), 80);
  expect(onAway).toHaveBeenCalledOnce();
});
