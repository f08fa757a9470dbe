import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAnnouncements } from '../../../../src/gateway/endpoints/announcements.ts';
import { getPromotions } from '../../../../src/gateway/endpoints/promotions.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import RegisterPage from '../../../../src/pages/register.tsx';
import { clearSession } from '../../../../src/session/session.ts';
import { $panel, closePanel, openPanel } from '../../../../src/shell/drawers/panels.ts';
import WelcomeDialog from '../../../../src/shell/drawers/welcome-dialog.tsx';
import { field } from '../../../support/fields.ts';
import { settled } from '../../../support/patient.ts';
import { show } from '../../../support/show.tsx';
import { environmentPerTest } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';

const here = environmentPerTest();

beforeEach(async () => {
  await loadMessages(['account', 'promotions']);
});
afterEach(() => {
  closePanel();
  clearSession();
});

const offers = () => screen.findByRole('region', { name: 'Promotions' });

test('shows banners of group m_reg and the promotions to join', { tags: ['RG-8'] }, async () => {
  await show(<RegisterPage />);
  await screen.findByText(/your first deposit, doubled/);
  const query = Object.fromEntries(here.sentTo(getAnnouncements)[0]!.query);
  expect(query).toMatchObject({ types: 'B', groupName: 'm_reg', platform: 'M', merchantCode: 'foyer' });
  const entries = within(await offers()).getAllByRole('listitem');
  expect(entries.length).toBeLessThanOrEqual(4);
  for (const entry of entries) {
    expect(within(entry).getByRole('link').getAttribute('href')).toMatch(/^\/m\/activityDetail\?id=p-/);
  }
});

test('promotions that fail to load do not affect the form and can be retried', {
  tags: ['RG-8'],
}, async () => {
  here.gateway.faults!.set({ endpoint: 'getPromotions', malformed: 'html' });
  await show(<RegisterPage />);
  const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' });
  field('Username');
  here.gateway.faults!.clear();
  await user.click(retry);
  await offers();
});

test('requests nothing with a session', { tags: ['SE-7', 'RG-8'] }, async () => {
  await here.signIn();
  here.sent.length = 0;
  await show(<RegisterPage />);
  await waitFor(() => expect(here.seen.navigated).toHaveLength(1));
  expect(here.sentTo(getAnnouncements)).toEqual([]);
  expect(here.sentTo(getPromotions)).toEqual([]);
});

describe('the welcome dialog', { tags: ['RG-8'] }, () => {
  test('shows a new member the first deposit bonus to join, then the deposit', async () => {
    await here.signIn('newbie');
    openPanel('welcome');
    await show(<WelcomeDialog />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome gift' }));
    dialog.getByText('100% up to ₹5,000');
    dialog.getByText(/^First deposit doubled/);
    const link = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    expect(link('Join')).toBe('/m/activityDetail?id=p-welcome');
    expect(link('Deposit')).toBe('/m/voucherCenter');
  });

  test.each([
    ['fail to load', () => here.gateway.faults!.set({ endpoint: 'getPromotions', malformed: 'html' })],
    [
      'have none for deposits',
      () => here.gateway.faults!.rewrite('getPromotions', () => ({ promotions: [] })),
    ],
  ])('closes itself when the promotions %s', async (_, prepare) => {
    prepare();
    await here.signIn('newbie');
    openPanel('welcome');
    await show(<WelcomeDialog />);
    await settled(() => expect($panel.get()).toBeUndefined());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
