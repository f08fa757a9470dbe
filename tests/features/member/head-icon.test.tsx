import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { headIconsIn } from '../../../src/features/member/head-icons.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { setHeadIcon } from '../../../src/gateway/endpoints/head-icon.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import MemberHomePage from '../../../src/pages/member-home.tsx';
import MyAccountPage from '../../../src/pages/my-account.tsx';
import AccountDrawer from '../../../src/shell/drawers/account-drawer.tsx';
import { MemberBar } from '../../../src/shell/header/member-bar.tsx';
import { $toast } from '../../../src/ui/toasts.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const here = environmentPerTest();

beforeEach(async () => {
  await loadMessages(['member']);
  await here.signIn();
});

const change = () => screen.findByRole('button', { name: 'Change picture' });
const dialog = () => screen.queryByRole('dialog');
const choices = () => within(screen.getByRole('group', { name: 'Pictures' }));
const radios = () => choices().getAllByRole<HTMLInputElement>('radio');
const radio = (name: string) => choices().getByRole<HTMLInputElement>('radio', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
/** Returns the decorative pictures of members, such as one next to the name. */
const pictures = () =>
  screen
    .queryAllByRole<HTMLImageElement>('presentation', { hidden: true })
    .map(({ src }) => src)
    .filter((src) => src.includes('/avatars-'));

async function open(): Promise<void> {
  await show(<MyAccountPage />);
  await user.click(await change());
  await waitFor(() => radio('Tiger'));
}
async function choose(name: string): Promise<void> {
  await open();
  await user.click(radio(name));
}

test('offers named radio buttons and sends nothing before saving', { tags: ['WL-5'] }, async () => {
  await open();
  expect(radios()).toHaveLength(13);
  expect(new Set(radios().map(({ name }) => name)).size).toBe(1);
  expect(radios().filter(({ checked }) => checked)).toEqual([radio('Initials')]);
  expect(save().disabled).toBe(true);
  await user.click(radio('Fox'));
  expect([radio('Fox').checked, save().disabled]).toEqual([true, false]);
  expect(here.sentTo(setHeadIcon)).toHaveLength(0);
  await user.click(radio('Initials'));
  expect(save().disabled).toBe(true);
});

test('a saved picture shows at once on my account, drawer, member centre and header', {
  tags: ['WL-5', 'DR-1', 'HD-3'],
}, async () => {
  await choose('Fox');
  expect((await change()).textContent).toBe('M');
  await user.click(save());
  await waitFor(() => expect(dialog()).toBeNull());
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'member.pictureKept' });
  expect(pictures()).toEqual([
    expect.stringMatching(/^http:\/\/gateway\.test\/art\/avatars-[0-9a-f]{4}\/fox\.svg$/),
  ]);
  const [address] = pictures();
  for (const part of [
    <AccountDrawer key="drawer" />,
    <MemberHomePage key="home" />,
    <MemberBar key="bar" />,
  ]) {
    cleanup();
    await show(part);
    await waitFor(() => expect(pictures()).toContain(address));
  }
  cleanup();
  await choose('Initials');
  await user.click(save());
  await waitFor(() => expect(dialog()).toBeNull());
  expect((await change()).textContent).toBe('M');
});

test('explains the refusal of a removed picture and reloads the list', { tags: ['WL-5'] }, async () => {
  await choose('Fox');
  const $icons = headIconsIn('EN');
  await act(async () =>
    mutate($icons, (value) => ({
      ...value,
      icons: value.icons.map((icon) =>
        icon.id === 'fox' ? { ...icon, id: 'unicorn', name: 'Unicorn' } : icon,
      ),
    })),
  );
  await user.click(radio('Unicorn'));
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This picture is no longer available. Choose another.');
  await waitFor(() => radio('Fox'));
  expect(choices().queryByRole('radio', { name: 'Unicorn' })).toBeNull();
  expect((await change()).textContent).toBe('M');
});

test('retries a failed list on a tap', { tags: ['WL-5'] }, async () => {
  here.gateway.faults!.set({ endpoint: 'getHeadIcons', malformed: 'truncated', times: 1 });
  await show(<MyAccountPage />);
  await user.click(await change());
  await user.click(await screen.findByRole('button', { name: 'Loading failed, click to retry' }));
  await waitFor(() => radio('Tiger'));
});

test('discards the selection with the session', { tags: ['WL-5'] }, async () => {
  await choose('Koi');
  await user.click(save());
  await waitFor(() => expect(pictures()).toEqual([expect.stringMatching(/koi/)]));
  await act(() => here.signIn('ravi1'));
  await waitFor(async () => expect((await change()).textContent).toBe('R'));
});
