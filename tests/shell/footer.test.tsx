import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { $links, $status } from '../../src/config/status.ts';
import { Footer } from '../../src/shell/footer.tsx';
import { show } from '../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';
import { user } from '../support/user.ts';

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment({ clock: () => Date.UTC(2031, 5, 1) });
});
afterEach(() => here.close());

const imagesOf = (name: string) =>
  within(screen.getByRole('img', { name })).getAllByRole('presentation').length;
const change = (by: Parameters<typeof $status.mutate>[0]) => act(async () => $status.mutate(by));
const followed = () => screen.findAllByRole('button');

test('FT-1 licence, age, five groups of marks and the year of the clock', async () => {
  await show(<Footer />);
  screen.getByText(/Foyer offers games of chance under a licence/);
  screen.getByText(/at least 18 years old/);
  expect(
    ['Responsible gaming', 'Game providers', 'Payment methods', 'Certificates', 'Security'].map(imagesOf),
  ).toEqual([2, 1, 1, 3, 2]);
  screen.getByText(/© 2031 Foyer\./);
});

test('FT-1 channels are those of the link map that can be opened, in order; a tap opens one', async () => {
  await show(<Footer />);
  const channels = await followed();
  const links = $links.get();
  expect(channels.map((one) => one.textContent)).toEqual(['X', 'YouTube', 'Facebook', 'Telegram']);
  // Beside its name each has its mark, for the eye alone.
  expect(channels.every((one) => one.querySelector('svg[aria-hidden="true"]'))).toBe(true);
  await user.click(channels[3]!);
  expect(here.seen.opened).toEqual([links.TELEGRAM]);
});

test('FT-1 a channel without a link, or with one that is no address of the web, is not shown', async () => {
  await show(<Footer />);
  await followed();
  await change((status) => ({
    ...status,
    info: {
      ...status.info,
      resources: [
        { resourceType: 'TELEGRAM', url: 'javascript:alert(1)' },
        { resourceType: 'YOUTUBE', url: 'https://youtube.example/foyer' },
      ],
    },
  }));
  expect((await followed()).map((one) => one.textContent)).toEqual(['YouTube']);
  await change((status) => ({ ...status, info: { ...status.info, resources: [] } }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Follow us' })).toBeNull();
});
