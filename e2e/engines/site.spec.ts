import { expect, test } from './engine-test.ts';

test('a member signs in on the site and sees the balance on home', { tag: ['@LG-7', '@smoke'] }, async ({
  tab,
  demo,
}) => {
  await tab.open(`${demo.origin}/m/login`);
  const field = (name: string) =>
    tab.run((of) => document.querySelector<HTMLInputElement>(`input[name="${of}"]`)?.focus(), name);
  await expect.poll(() => tab.run(() => document.querySelectorAll('form input').length)).toBeGreaterThan(1);
  await field('username');
  await tab.type('maya7');
  await field('password');
  await tab.type('foyer-1234');
  await tab.press('Enter');
  const header = () =>
    tab.run(() => [location.pathname, document.querySelector('.header')?.textContent ?? '']);
  await expect.poll(header).toEqual(['/m/home', expect.stringMatching(/\d/)]);
});
