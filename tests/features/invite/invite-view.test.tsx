// @module-tag WL-14
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InviteView } from '../../../src/features/invite/invite-view.tsx';
import { referralFor, referredFriends } from '../../../src/features/invite/referral.ts';
import { getReferredFriends } from '../../../src/gateway/endpoints/referral.ts';
import { registerByName } from '../../../src/gateway/endpoints/register.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { inView } from '../../support/in-view.ts';
import { settled } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
beforeEach(async () => {
  inView(false);
  here = await testEnvironment();
  await loadMessages(['invite']);
  await here.signIn();
});
afterEach(() => {
  delete (navigator as { share?: unknown }).share;
});

const link = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your link' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function registerBy(address: string, username: string) {
  await call(registerByName, {
    body: {
      username,
      password: 'quiet-river-7',
      confirmPassword: 'quiet-river-7',
      registerUrl: 'localhost',
      domain: 'localhost',
      registerMethod: 'H5',
      birthDate: '1990-05-07',
      type: 0,
      affiliateCode: new URL(address).searchParams.get('code')!,
    },
  });
}

test('lists a friend who registered by the link, with the reward', async () => {
  await here.signIn('newbie');
  const { unmount } = await show(<InviteView />);
  const address = (await link()).value;
  expect(address).toMatch(/\/m\/register\?code=\w+$/);
  await screen.findByText('Nobody has registered with your link yet.');
  screen.getByText(new URL(address).searchParams.get('code')!);
  screen.getByText('You both get ₹500 once your friend has played for a week.');
  await registerBy(address, 'friend_ana');
  await unmount();
  await Promise.all([referralFor('EN').reload(), referredFriends().reload()]);
  await show(<InviteView />);
  const row = await screen.findByRole('listitem');
  within(row).getByText('fr***a');
  within(row).getByText('Registered, not played yet');
  within(row).getByText('₹0.00');
  const sums = screen.getAllByRole('definition').map((one) => one.textContent);
  expect(sums).toEqual(['1', '₹0.00']);
});

test('copies the link to the clipboard', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<InviteView />);
  const { value } = await link();
  await press('Copy');
  expect(write).toHaveBeenCalledWith(value);
  expect($toast.get()?.text).toBe('common.copied');
});

test('falls back to selecting and copying the link without the clipboard API', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  let selected = '';
  const copy = vi.fn(() => {
    const field = document.activeElement as HTMLInputElement;
    selected = field.value.slice(field.selectionStart!, field.selectionEnd!);
    return true;
  });
  Object.assign(document, { execCommand: copy });
  await show(<InviteView />);
  const { value } = await link();
  await press('Copy');
  await settled(() => expect(copy).toHaveBeenCalledWith('copy'));
  expect(selected).toBe(value);
  expect($toast.get()?.text).toBe('common.copied');
  // Without permission to copy, the link stays selected with an instruction.
  copy.mockReturnValue(false);
  await press('Copy');
  await settled(() => expect($toast.get()?.text).toBe('invite.copyByHand'));
  expect(document.activeElement).toBe(await link());
});

test('opens the share sheet; closing it has no effect, a failure copies the link', async () => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<InviteView />);
  const { value } = await link();
  await press('Share');
  expect(share).toHaveBeenCalledWith({
    title: 'Foyer',
    text: 'Play with me at Foyer. Register with my link:',
    url: value,
  });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await press('Share');
  expect(write).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await press('Share');
  await settled(() => expect(write).toHaveBeenCalledWith(value));
});

test('hides the share button without a share sheet', async () => {
  await show(<InviteView />);
  await link();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('loads friends by page', async () => {
  here.gateway.faults!.rewrite('getReferredFriends', (value) => ({
    ...value,
    totalPages: 1_000,
    list: Array.from({ length: 20 }, (_, id) => ({
      id,
      account: `f***${id}`,
      at: 0,
      state: 'playing',
      reward: 1,
    })),
  }));
  await show(<InviteView />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(20);
  expect(here.sentTo(getReferredFriends)).toHaveLength(1);
});
