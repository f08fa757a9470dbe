import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { $links, $status, type ServedStatus } from '../../../src/config/status.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import Footer from '../../../src/shell/footer/footer.tsx';
import SiteFooter from '../../../src/site/footer.tsx';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

// Pictures are what the build resolves.
vi.mock('../../../src/shell/header/flags.ts', () => ({ flags: {} }));

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment({ clock: () => Date.UTC(2031, 5, 1) });
});

const imagesOf = (name: string) =>
  within(screen.getByRole('img', { name })).getAllByRole('presentation').length;
const change = (by: Parameters<typeof mutate<ServedStatus>>[1]) => act(async () => mutate($status, by));
const followed = () => screen.findAllByRole('button');

test('has offer, age, five groups of marks and the current year', { tags: ['FT-1'] }, async () => {
  await show(<Footer />);
  screen.getByText(/^Foyer offers games of chance\. Play/);
  screen.getByText(/at least 18 years old/);
  expect(
    ['Responsible gaming', 'Game studios', 'Payment methods', 'Certificates', 'Security'].map(imagesOf),
  ).toEqual([2, 1, 1, 3, 2]);
  screen.getByText(/© 2031 Foyer\./);
});

test('shows the age of the settings, links the licence to the regulator, and shows no licence without settings', {
  tags: ['FT-1'],
}, async () => {
  const licence = { regulator: 'the board', number: 'A-7', link: 'https://board.example/7' };
  here = await testEnvironment({ config: { legal: { licence, age: 21 } } });
  await show(<Footer />);
  // Word joiners keep the number on one line.
  expect(
    screen.getByRole('link', { name: /^Licensed by the board, licence A\u2060-\u20607\./ }),
  ).toHaveProperty('href', licence.link);
  screen.getByText(/at least 21 years old/);
  const [mark] = within(screen.getByRole('img', { name: 'Responsible gaming' })).getAllByRole('presentation');
  expect(mark?.getAttribute('src')).toMatch(/\/art\/marks\/21plus\.svg$/);
  cleanup();
  here = await testEnvironment({ config: { legal: {} } });
  await show(<Footer />);
  expect(document.body.textContent).not.toMatch(/licen[cs]e/i);
});

const marks = [
  { group: 'security', image: '/m/marks/ssl.svg', label: 'Secure connection' },
  {
    group: 'certificates',
    image: 'https://audit.example/seal.png',
    label: 'Audited',
    link: 'https://audit.example/foyer?id=7',
  },
  { group: 'security', image: '/m/marks/vault.svg', label: 'Vault' },
];
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('replaces the product’s images with the operator’s, named, in rows that have any', {
  tags: ['FT-1'],
}, async () => {
  here = await testEnvironment({ config: { footerImages: marks } });
  await show(<Footer />);
  expect(headings().filter((one) => one !== 'Follow us')).toEqual(['Certificates', 'Security']);
  const [certificates, security] = screen.getAllByRole('list');
  expect(
    within(security!)
      .getAllByRole('img')
      .map((one) => one.getAttribute('alt')),
  ).toEqual(['Secure connection', 'Vault']);
  expect(within(security!).queryByRole('link')).toBeNull();
  const link = within(certificates!).getByRole('link', { name: 'Audited Opens an external site' });
  expect(link.getAttribute('href')).toBe('https://audit.example/foyer?id=7');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(within(link).getByRole('img').getAttribute('src')).toBe('https://audit.example/seal.png');
});

test('has no rows of images for an operator without images', { tags: ['FT-1'] }, async () => {
  here = await testEnvironment({ config: { footerImages: [] } });
  await show(<Footer />);
  expect(headings().filter((one) => one !== 'Follow us')).toEqual([]);
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows the channels of the link map that can be opened, in order, and a tap opens one', {
  tags: ['FT-1'],
}, async () => {
  await show(<Footer />);
  const channels = await followed();
  const links = $links.get();
  expect(channels.map((one) => one.textContent)).toEqual(['X', 'YouTube', 'Facebook', 'Telegram']);
  // Each has a decorative mark in addition to its name.
  expect(channels.every((one) => one.querySelector('svg[aria-hidden="true"]'))).toBe(true);
  await user.click(channels[3]!);
  expect(here.seen.opened).toEqual([links.TELEGRAM]);
});

test('hides a channel without a link, or with one that is no web address', {
  tags: ['FT-1'],
}, async () => {
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

test('has minimum age and language; the operator sets the age and the pages about terms and responsible gaming', {
  tags: ['RT-4', 'FT-1', 'LN-1'],
}, async () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Help centre' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  await show(<SiteFooter />);
  expect(links()).toEqual(['/m/protection', '/m/help?topic=terms', '/m/help?topic=saferPlay', '/m/help']);
  screen.getByText('18+');
  await screen.findByRole('button', { name: 'Language: English' });
  cleanup();
  const legal = { age: 21, terms: 'https://house.example/terms', saferPlay: 'https://house.example/safer' };
  here = await testEnvironment({ config: { legal } });
  await show(<SiteFooter />);
  expect(links()).toEqual(['/m/protection', legal.terms, legal.saferPlay, '/m/help']);
  expect(screen.getAllByRole('link', { name: 'Play safely' })).toHaveLength(1);
  screen.getByText('21+');
});

test('shows the operator’s links in the language of the page, else in the default one, and nothing of malformed ones', {
  tags: ['FT-1'],
}, async () => {
  const footerLinks = [
    { label: { UR: 'رازداری', EN: 'Privacy', ES: 'Privacidad' }, link: '/m/help?topic=privacy' },
    { label: { UR: 'شکایات', EN: 'Complaints' }, link: 'https://board.example/complaints' },
    { label: { UR: 'خط' }, link: 'mailto:help@house.example' },
    { label: { EN: 'Script' }, link: 'javascript:alert(1)' },
    { label: {}, link: '/m/help' },
    { link: '/m/help' },
    null,
  ];
  here = await testEnvironment({ language: 'ES', config: { footerLinks } });
  await show(<SiteFooter />);
  const links = within(screen.getByRole('navigation')).getAllByRole<HTMLAnchorElement>('link').slice(4);
  expect(
    links.map((link) => [link.textContent, link.querySelector('bdi')?.lang, link.getAttribute('href')]),
  ).toEqual([
    ['Privacidad', 'es', '/m/help?topic=privacy'],
    [expect.stringMatching(/^Complaints./), 'en', 'https://board.example/complaints'],
    ['خط', 'ur', 'mailto:help@house.example'],
  ]);
  // Only other sites open in a new tab.
  expect(links.map((link) => [link.target, link.rel])).toEqual([
    ['', ''],
    ['_blank', 'noopener noreferrer'],
    ['', ''],
  ]);
});
