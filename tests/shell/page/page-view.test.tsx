import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { $shown, type PageEntry, showPage } from '../../../src/shell/page/page-store.ts';
import { PageView } from '../../../src/shell/page/page-view.tsx';
import { show, type View } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';

let view: View;
afterEach(() => $shown.set(undefined));

let drawn = 0;
let broken = false;
function List() {
  const [number] = useState(() => ++drawn);
  if (broken) throw new Error('a defect');
  return <p tabIndex={-1}>{number}</p>;
}
const list: PageEntry = { load: async () => ({ default: List }) };
const other: PageEntry = { load: async () => ({ default: () => <h1>Other</h1> }) };

async function go(...[route, entry]: Parameters<typeof showPage>) {
  await showPage(route, entry);
  await view.rerender(<PageView shown={$shown.get()!} />);
}

async function open() {
  await testEnvironment();
  await showPage('liveGames', list);
  view = await show(<PageView shown={$shown.get()!} />);
}

test('another route of the same page keeps content and focus; another page receives the focus', async () => {
  await open();
  const paragraph = screen.getByText(/^\d+$/);
  paragraph.focus();
  await go('slotGames', list);
  expect(screen.getByText(/^\d+$/)).toBe(paragraph);
  expect(document.activeElement).toBe(paragraph);
  await go('login', other);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('renders a page again on another route after it threw', async () => {
  await open();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  broken = true;
  await go('slotGames', list);
  screen.getByRole('alert');
  broken = false;
  await go('fishingGames', list);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText(/^\d+$/);
});

const offline: PageEntry = {
  load: async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
};

test('a page without its code has a title and a way back, also if its own texts are missing', async () => {
  await open();
  await go('slotGames', offline);
  screen.getByRole('heading', { level: 1, name: 'Slots' });
  screen.getByRole('button', { name: 'Back' });
  await go('depositRecord', offline);
  screen.getByRole('heading', { level: 1, name: 'Member' });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});
