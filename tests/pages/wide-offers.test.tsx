import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WideOffers } from '../../src/pages/wide-offers.tsx';
import { show } from '../support/show.tsx';
import { environmentPerTest } from '../support/test-environment.ts';
import { setWindowWidth } from '../support/window-width.ts';

const here = environmentPerTest();

test('shows promotions to join on screens wider than a phone only', async () => {
  await here.signIn('maya7');
  setWindowWidth(768);
  const wide = await show(<WideOffers />);
  const offer = await screen.findByRole('link', { name: /^Nightly drops/ });
  expect(offer.getAttribute('href')).toMatch(/^\/m\/activityDetail\?id=/);
  await act(async () => setWindowWidth(767));
  await wide.rerender(<WideOffers />);
  expect(screen.queryByRole('link')).toBeNull();
  setWindowWidth(1024);
});
