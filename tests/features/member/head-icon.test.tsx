// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headIconsIn } from '../../../src/features/member/head-icons.ts';
import { setHeadIcon } from '../../../src/gateway/endpoints/head-icon.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import MemberHomePage from '../../../src/pages/member-home.tsx';
import MyAccountPage from '../../../src/pages/my-account.tsx';
import AccountDrawer from '../../../src/shell/account-drawer.tsx';
import { MemberBar } from '../../../src/shell/member-bar.tsx';
import { $toast } from '../../../src/ui/toasts.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View;

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  here = await testEnvironment();
  await needAreas(['member']);
  await here.signIn();
});
afterEach(async () => {
  await view.close();
  $toast.set(undefined);
  here.close();
});

const avatar = () => view.element.querySelector('.avatar');
const dialog = () => view.element.querySelector('dialog');
const radios = () => [...(dialog()?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
const radio = (id: string) => radios().find(({ value }) => value === id);
const save = () => dialog()?.querySelector<HTMLButtonElement>('button[type="submit"]');

async function choose(id: string): Promise<void> {
  view = await show(<MyAccountPage />);
  await click(await until(() => view.element.querySelector('[aria-label="Change the picture"]')));
  await click(await until(() => radio(id)));
}

test('WL-5 the choice is one group of named radios; nothing is sent before it is saved', async () => {
  view = await show(<MyAccountPage />);
  await click(await until(() => view.element.querySelector('[aria-label="Change the picture"]')));
  await until(() => radio('tiger'));
  expect(radios().length).toBe(13);
  expect(new Set(radios().map(({ name }) => name)).size).toBe(1);
  expect(
    radios()
      .filter(({ checked }) => checked)
      .map(({ value }) => value),
  ).toEqual(['']);
  expect(radio('tiger')?.closest('label')?.textContent).toBe('Tiger');
  expect(dialog()?.querySelector('fieldset')?.getAttribute('aria-label')).toBe('Pictures');
  expect(save()?.disabled).toBe(true);
  await click(radio('fox'));
  expect([radio('fox')?.checked, save()?.disabled]).toEqual([true, false]);
  expect(here.sentTo(setHeadIcon)).toHaveLength(0);
  await click(radio(''));
  expect(save()?.disabled).toBe(true);
});

test('WL-5 DR-1 HD-3 the chosen picture is at once on my account, in drawer, member centre and header', async () => {
  await choose('fox');
  expect(avatar()?.textContent).toBe('M');
  await click(save());
  await until(() => !dialog());
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'member.pictureKept' });
  const address = 'http://gateway.test/art/avatars/fox.svg';
  expect(avatar()?.querySelector('img')?.getAttribute('src')).toBe(address);
  for (const part of [
    <AccountDrawer key="drawer" />,
    <MemberHomePage key="home" />,
    <MemberBar key="bar" />,
  ]) {
    await view.close();
    view = await show(part);
    await until(() => view.element.querySelector(`img[src="${address}"]`));
  }
  await view.close();
  await choose('');
  await click(save());
  await until(() => !dialog() && avatar()?.textContent === 'M');
});

test('WL-5 a picture that is not served any more is refused with its reason, and the list is read again', async () => {
  await choose('fox');
  const $icons = headIconsIn('EN');
  await act(async () =>
    $icons.mutate((value) => ({
      ...value,
      icons: value.icons.map((icon) => (icon.id === 'fox' ? { ...icon, id: 'unicorn' } : icon)),
    })),
  );
  await click(radio('unicorn'));
  await click(save());
  const alert = await until(() => dialog()?.querySelector('[role="alert"]'));
  expect(alert.textContent).toBe('This picture is not offered any more. Choose another one.');
  await until(() => radio('fox') && !radio('unicorn'));
  expect(avatar()?.textContent).toBe('M');
});

test('WL-5 a failed list is read again on a tap', async () => {
  here.gateway.faults!.set({ endpoint: 'getHeadIcons', malformed: 'truncated', times: 1 });
  view = await show(<MyAccountPage />);
  await click(await until(() => view.element.querySelector('[aria-label="Change the picture"]')));
  await click(await until(() => dialog()?.querySelector('[role="alert"] button')));
  await until(() => radio('tiger'));
});

test('WL-5 what one member chose says nothing of the next', async () => {
  await choose('koi');
  await click(save());
  await until(() => avatar()?.querySelector('img'));
  await act(() => here.signIn('ravi1'));
  await until(() => avatar()?.textContent === 'R');
});
