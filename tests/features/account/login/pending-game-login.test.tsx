import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '../../../../src/i18n/language.ts';
import LoginPage from '../../../../src/pages/login.tsx';
import { show } from '../../../support/show.tsx';
import { testEnvironment } from '../../../support/test-environment.ts';

const head = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});

vi.mock('../../../../src/pages/pending-game-head.tsx', async (load) => {
  await head.promise;
  return load();
});

beforeAll(async () => {
  const { platform } = await testEnvironment();
  await loadMessages(['account']);
  history.replaceState(null, '', '/m/login');
  const game = { nodeId: 'SLOT_1', gameName: 'Lantern Tiger' };
  platform.sessionStorage.set('WANTED_GAME', JSON.stringify({ game, at: platform.now() }));
});

test('the form shows with the chosen game above it, which would push it down', {
  tags: ['LA-1'],
}, async () => {
  await show(<LoginPage />);
  expect(screen.queryByLabelText(/^Username/)).toBeNull();
  head.resolve();
  expect(await screen.findByLabelText(/^Username/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Log in to play/ })).toBeTruthy();
});
