// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOGIN_OPEN_CLASS } from '../../../src/features/account/login-modal.tsx';
import { $session, clearSession } from '../../../src/session/session.ts';
import { Overlays } from '../../../src/shell/overlays.tsx';
import { $panel, closePanel, openPanel } from '../../../src/shell/panels.ts';
import { show, until, type View } from '../../support/show.tsx';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { fill, send } from './fill.ts';

let here: TestEnvironment;
let view: View;

beforeEach(async () => {
  here = await testEnvironment();
  view = await show(<Overlays />);
  await act(async () => openPanel('login'));
  await until(() => view.element.querySelector('form'));
});
afterEach(async () => {
  await act(async () => closePanel());
  await view.close();
  clearSession();
  here.close();
});

const marked = () => document.body.classList.contains(LOGIN_OPEN_CLASS);

test('LG-11 opening sets the flag and marks the body, closing reverses both', async () => {
  expect([$panel.get(), marked()]).toEqual(['login', true]);
  await act(async () => view.element.querySelector<HTMLElement>('.dialog__close')!.click());
  expect([$panel.get(), marked()]).toEqual([undefined, false]);
  expect(view.element.querySelector('form')).toBeNull();
});

test('LG-11 whoever signs in stays on the page', async () => {
  await fill(view.element, 'username', 'maya7');
  await fill(view.element, 'password', DEMO_PASSWORD);
  await send(view.element);
  await until(() => $panel.get() === undefined);
  expect($session.get()?.userName).toBe('maya7');
  expect([marked(), here.seen.navigated]).toEqual([false, []]);
});
