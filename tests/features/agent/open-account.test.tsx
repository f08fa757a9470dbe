import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { createAccountOpening } from '../../../src/features/agent/open-account-store.ts';
import { getInvitation, getTeamKpi, openTeamAccount } from '../../../src/gateway/endpoints/agent.ts';
import {
  checkAffiliate,
  getRegistrationRules,
  registerByName,
} from '../../../src/gateway/endpoints/register.ts';
import { getMember } from '../../../src/gateway/endpoints/session.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import OpenAccountPage from '../../../src/pages/open-account.tsx';
import { $session } from '../../../src/session/session.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { closeAfter } from '../../support/close-after.ts';
import { field, fill } from '../../support/fields.ts';
import { settled } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const PASSWORD = 'tables-77';

const here = environmentPerTest();

beforeEach(async () => {
  await loadMessages(['agent', 'messages', 'account', 'invite']);
  closeAfter($status.listen(() => {}));
  await $status.reload();
  await here.signIn('agent10');
});
afterEach(() => {
  delete (navigator as { share?: unknown }).share;
});

const filled = {
  username: 'newhand1',
  nickname: '',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  rebate: '',
};
async function opening(values: Partial<typeof filled> = {}, maxRebate = 8) {
  const form = createAccountOpening(await call(getRegistrationRules, {}), maxRebate);
  for (const [name, value] of Object.entries({ ...filled, ...values })) {
    form.form.change(name as keyof typeof filled, value);
  }
  return form;
}
const registeredToday = async () => {
  const date = new Date();
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const query = { startDate: day, endDate: day, size: 0 };
  return (await call(getTeamKpi, { query })).footer.teamRegisterMemberCount;
};

describe('an account below the agent', { tags: ['WL-11'] }, () => {
  test('a new member can log in at once and counts in the team', async () => {
    const form = await opening({ nickname: ' Nova ', rebate: '0,25' });
    expect(form.form.validate()).toBeUndefined();
    const before = await registeredToday();
    expect(await form.submit()).toBe(true);
    expect(form.$opened.get()).toEqual({ account: 'newhand1', role: 'member' });
    expect(form.form.$values.get().password).toBe('');
    expect(await registeredToday()).toBe(before + 1);
    await here.signIn('newhand1', PASSWORD);
    expect(await call(getMember, {})).toMatchObject({ type: 0, nickname: 'Nova', account: 'newhand1' });
  });

  test('a new agent has the agency centre, a team, and a limited rebate', async () => {
    const before = await registeredToday();
    const form = await opening({ username: 'subagent', rebate: '0.3' });
    form.choose('agent');
    await form.submit();
    await here.signIn('subagent', PASSWORD);
    expect($session.get()!.type).toBe(10);
    const { code, maxRebate } = await call(getInvitation, {});
    expect(maxRebate).toBe(0.3);
    const greedy = await opening({ username: 'lowest1', rebate: '0.35' }, 8);
    expect(await greedy.submit()).toBe(false);
    // Members below it also belong to the team of the agent above.
    const below = await opening({ username: 'lowest1', rebate: '0.3' });
    expect(await below.submit()).toBe(true);
    expect(await registeredToday()).toBe(1);
    await here.signIn('agent10');
    expect(await registeredToday()).toBe(before + 2);
    await expect(call(checkAffiliate, { query: { code } })).resolves.toBeNull();
  });

  test.each([
    ['username', { username: '7up' }],
    ['username', { username: '' }],
    ['password', { password: 'short1', confirmPassword: 'short1' }],
    ['confirmPassword', { confirmPassword: 'tables-78' }],
    ['rebate', { rebate: '8.01' }],
    ['rebate', { rebate: 'some' }],
    ['nickname', { nickname: 'x' }],
  ])('%s must satisfy the rules: %j', async (name, values) => {
    expect((await opening(values)).form.validate()).toBe(name);
  });

  test('shows a taken name below its field', async () => {
    const form = await opening({ username: 'maya7' });
    expect(await form.submit()).toBe(false);
    const sending = form.$sending.get();
    expect(sending.state === 'failed' && form.fieldForRefusal(sending.error.code)).toBe('username');
  });

  test('only agents can open accounts, on any page', async () => {
    await here.signIn('maya7');
    const body = { ...filled, nickname: 'Nova', role: 'agent', rebate: 0 } as const;
    await expect(call(openTeamAccount, { body })).rejects.toMatchObject({ code: 'permission.denied' });
  });
});

describe('the page', { tags: ['WL-11'] }, () => {
  test('copies link and code and confirms it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(<OpenAccountPage />);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(writeText.mock.calls).toEqual([[`${location.origin}/m/register?code=OKORO10`], ['OKORO10']]);
    expect($toast.get()?.text).toBe('common.copied');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  test("shares the link by the device's sheet, and copies it if the sheet fails", async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const share = vi.fn(async () => {});
    Object.assign(navigator, { share });
    await show(<OpenAccountPage />);
    const button = await screen.findByRole('button', { name: 'Share' });
    await user.click(button);
    const url = `${location.origin}/m/register?code=OKORO10`;
    expect(share).toHaveBeenCalledWith({
      title: 'Foyer',
      text: 'Play with me at Foyer. Register with my link:',
      url,
    });
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await user.click(button);
    await settled(() => expect(writeText.mock.calls).toEqual([[url]]));
  });

  test('an account registered by the link belongs to the team', { tags: ['RG-6'] }, async () => {
    const before = await registeredToday();
    const { code } = await call(getInvitation, {});
    await call(registerByName, {
      body: {
        username: 'bylink1',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        registerUrl: 'localhost',
        domain: 'localhost',
        registerMethod: 'H5',
        birthDate: '1990-05-07',
        type: 0,
        affiliateCode: code,
      },
    });
    expect(await registeredToday()).toBe(before + 1);
  });

  test('opens an account, and shows the message above the form', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    await show(<OpenAccountPage />);
    await screen.findByLabelText('Rebate in percent');
    await fill('Username', filled.username);
    await fill('Password', PASSWORD);
    await fill('Confirm password', PASSWORD);
    await fill('Rebate in percent', '0.5');
    await user.click(screen.getByRole('radio', { name: 'Agent' }));
    await user.click(screen.getByRole('button', { name: 'Open account' }));
    const message = await screen.findByText('The agent account \u2068newhand1\u2069 is open.');
    expect(scrolledTo.mock.contexts).toEqual([message.parentElement]);
    expect(field('Password').value).toBe('');
  });
});
