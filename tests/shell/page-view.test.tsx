// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { $shown, type PageEntry, showPage } from '../../src/shell/page-store.ts';
import { PageView } from '../../src/shell/page-view.tsx';
import { show, type View } from '../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';

let here: TestEnvironment;
let view: View;
afterEach(async () => {
  await view.close();
  here.close();
  $shown.set(undefined);
});

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
  await view.again(<PageView shown={$shown.get()!} />);
}

async function open() {
  here = await testEnvironment();
  await showPage('liveGames', list);
  view = await show(<PageView shown={$shown.get()!} />);
}

test('another route of the same page keeps what is there, and the focus; another page takes the focus', async () => {
  await open();
  const paragraph = view.element.querySelector('p')!;
  paragraph.focus();
  await go('slotGames', list);
  expect(view.element.querySelector('p')).toBe(paragraph);
  expect(document.activeElement).toBe(paragraph);
  await go('login', other);
  expect(document.activeElement).toBe(view.element.querySelector('main'));
});

test('a page that broke on one route is drawn again on another', async () => {
  await open();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  broken = true;
  await go('slotGames', list);
  expect(view.element.querySelector('[role="alert"]')).not.toBeNull();
  broken = false;
  await go('fishingGames', list);
  expect(view.element.querySelector('[role="alert"]')).toBeNull();
  expect(view.element.querySelector('p')).not.toBeNull();
  vi.restoreAllMocks();
});
