// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getAnnouncements } from '../../../src/gateway/endpoints/announcements.ts';
import { getPromotions } from '../../../src/gateway/endpoints/promotions.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import RegisterPage from '../../../src/pages/register.tsx';
import { clearSession } from '../../../src/session/session.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View;

beforeEach(async () => {
  here = await testEnvironment();
  await needAreas(['account', 'promotions']);
});
afterEach(async () => {
  await view.close();
  clearSession();
  here.close();
});

test('RG-8 banners of the group m_reg, and what a visitor can join', async () => {
  view = await show(<RegisterPage />);
  await until(() => view.element.textContent?.includes('your first deposit, doubled'));
  const query = Object.fromEntries(here.sentTo(getAnnouncements)[0]!.query);
  expect(query).toMatchObject({ types: 'B', groupName: 'm_reg', platform: 'M', merchantCode: 'foyer' });
  await until(() => view.element.querySelector('.promotion-offer'));
  const offers = [...view.element.querySelectorAll('.promotion-offer')].map((one) =>
    one.getAttribute('href'),
  );
  expect(offers.length).toBeLessThanOrEqual(4);
  for (const address of offers) expect(address).toMatch(/^\/m\/activityDetail\?id=p-/);
});

test('RG-8 promotions that cannot be had leave the form alone, and can be asked for again', async () => {
  here.gateway.faults!.set({ endpoint: 'getPromotions', malformed: 'html' });
  view = await show(<RegisterPage />);
  const retry = await until(() => view.element.querySelector('.register-page__news [role="alert"] button'));
  expect(view.element.querySelector('form [name="username"]')).not.toBeNull();
  here.gateway.faults!.clear();
  await click(retry);
  await until(() => view.element.querySelector('.promotion-offer'));
});

test('SE-7 RG-8 with a session nothing of it is asked for', async () => {
  await here.signIn();
  here.sent.length = 0;
  view = await show(<RegisterPage />);
  await until(() => here.seen.navigated.length);
  expect(here.sentTo(getAnnouncements)).toEqual([]);
  expect(here.sentTo(getPromotions)).toEqual([]);
});
