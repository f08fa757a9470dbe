import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { IconShapes } from '../../src/ui/icon.tsx';
import { IconButton } from '../../src/ui/icon-button.tsx';
import { IconLink } from '../../src/ui/icon-link.tsx';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';
import { user } from '../support/user.ts';

const arrow: IconShapes = [['path', { d: 'M19 12H5' }]];

beforeAll(() => testEnvironment());

test('an icon button has its label as its name, calls its handler and submits no form', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <IconButton label="Back" shapes={arrow} directional aria-expanded={false} onClick={onClick}>
        <span aria-hidden="true">3</span>
      </IconButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Back', expanded: false });
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.querySelector('svg')?.getAttribute('class')).toContain('icon--directional');
  expect(button.textContent).toBe('3');
});

test('renders its children without shapes', async () => {
  await show(
    <IconButton label="Account">
      <img src="/picture.webp" alt="" />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  expect([button.querySelector('svg'), button.children.length]).toEqual([null, 1]);
});

test('a link that looks like a button is a link with its name', async () => {
  await show(<IconLink label="Back" href="/m/home" shapes={arrow} aria-current="page" />);
  const link = screen.getByRole('link', { name: 'Back', current: 'page' });
  expect(link.getAttribute('href')).toBe('/m/home');
  expect(link.className).toContain('icon-button');
});
