// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { $links, $status } from '../../src/config/status.ts';
import { Footer } from '../../src/shell/footer.tsx';
import { click, show, until, type View } from '../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';

let here: TestEnvironment;
let view: View;

beforeEach(async () => {
  here = await testEnvironment({ clock: () => Date.UTC(2031, 5, 1) });
});
afterEach(async () => {
  await view.close();
  here.close();
});

const imagesOf = (title: string) =>
  view.element.querySelectorAll(`[role="img"][aria-label="${title}"] img`).length;
const change = (by: Parameters<typeof $status.mutate>[0]) => act(async () => $status.mutate(by));
const followed = () => [...view.element.querySelectorAll('.footer__follow button')];

test('FT-1 licence, age, five groups of marks and the year of the clock', async () => {
  view = await show(<Footer />);
  expect(view.element.textContent).toContain('Foyer offers games of chance under a licence');
  expect(view.element.textContent).toContain('at least 18 years old');
  expect(
    ['Responsible gaming', 'Game providers', 'Payment methods', 'Certificates', 'Security'].map(imagesOf),
  ).toEqual([2, 1, 1, 3, 2]);
  expect(view.element.textContent).toContain('© 2031 Foyer.');
});

test('FT-1 channels are those of the link map that can be opened, in order; a tap opens one', async () => {
  view = await show(<Footer />);
  await until(() => followed().length);
  const links = $links.get();
  expect(followed().map((one) => one.textContent)).toEqual(['X', 'YouTube', 'Facebook', 'Telegram']);
  expect(followed().every((one) => one.querySelector('svg'))).toBe(true);
  await click(followed()[3]);
  expect(here.seen.opened).toEqual([links.TELEGRAM]);
});

test('FT-1 a channel without a link, or with one that is no address of the web, is not shown', async () => {
  view = await show(<Footer />);
  await until(() => followed().length);
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
  expect(followed()).toHaveLength(1);
  expect(followed()[0]!.textContent).toBe('YouTube');
  await change((status) => ({ ...status, info: { ...status.info, resources: [] } }));
  expect(view.element.querySelector('.footer__follow')).toBeNull();
});
