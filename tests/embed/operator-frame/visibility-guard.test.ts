import { expect, test } from 'vitest';
import { isFullyVisible } from '../../../embed/operator-frame/visibility-guard.ts';

const entry = (width: number, height: number, isVisible: boolean) => ({
  isVisible,
  boundingClientRect: { width: 390, height: 600 } as DOMRectReadOnly,
  intersectionRect: { width, height } as DOMRectReadOnly,
});

test('counts a frame as visible when all of it is in view, with a tolerance of one pixel', () => {
  expect(isFullyVisible(entry(390, 600, true))).toBe(true);
  expect(isFullyVisible(entry(389.5, 599.2, true))).toBe(true);
});

test('counts a frame as hidden when it is covered, or clipped by more than a pixel', () => {
  expect(isFullyVisible(entry(390, 600, false))).toBe(false);
  expect(isFullyVisible(entry(388, 600, true))).toBe(false);
  expect(isFullyVisible(entry(390, 598, true))).toBe(false);
  expect(isFullyVisible(entry(0, 0, true))).toBe(false);
});
