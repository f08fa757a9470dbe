import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { FramePanel } from '../../../embed/operator-frame/frame-panel.tsx';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';

beforeAll(async () => void (await testEnvironment()));

test('a sentence that begins with a name has the direction of the page, a name alone that of its script', {
  tags: ['EM-1'],
}, async () => {
  const { rerender } = await show(<FramePanel title="Spin کھیلنے کے لیے لاگ ان کریں۔">The form</FramePanel>);
  expect(screen.getByRole('heading').getAttribute('dir')).toBeNull();
  await rerender(
    <FramePanel title="Spin" titled>
      The consent
    </FramePanel>,
  );
  expect(screen.getByRole('heading').getAttribute('dir')).toBe('auto');
});
