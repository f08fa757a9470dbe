import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { $status } from '../../../../src/config/status.ts';
import { RegisterForm } from '../../../../src/features/account/register/register-form.tsx';
import { PENDING_GAME_KEY } from '../../../../src/games/launch/save-pending-game.ts';
import { invalidate } from '../../../../src/gateway/cache/resource.ts';
import { checkAffiliate, registerByName } from '../../../../src/gateway/endpoints/register.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import RegisterPage from '../../../../src/pages/register.tsx';
import { $session, clearSession } from '../../../../src/session/session.ts';
import { $panel, closePanel } from '../../../../src/shell/drawers/panels.ts';
import { $confirmation } from '../../../../src/ui/confirm.ts';
import { $toast } from '../../../../src/ui/toasts.ts';
import { description, field, fill, queryField } from '../../../support/fields.ts';
import { reloadStatus } from '../../../support/reload-status.ts';
import { show } from '../../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';
import { agreeAndRegister, toLastStep } from '../support/steps.ts';

let here: TestEnvironment;

beforeAll(async () => {
  here = await testEnvironment();
  await loadMessages(['account']);
});

beforeEach(() => {
  clearSession();
  here.gateway.faults!.clear();
  here.sent.length = 0;
  delete here.platform.ownDevice;
  here.seen.navigated.length = 0;
  here.platform.sessionStorage.remove('draft-register');
  here.platform.sessionStorage.remove(PENDING_GAME_KEY);
  closePanel();
});

const NAME_RULE = '4 to 16 characters · Only letters a to z, digits and \u2068_\u2069 · Starts with a letter';

/** Resets the form and confirms it. */
async function reset(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect($confirmation.get()).toMatchObject({ title: 'account.resetAsk' });
  await act(async () => $confirmation.get()!.answer(true));
}

const next = () => screen.getByRole('button', { name: 'Continue' });
const step = () => screen.getByText(/^Step/).textContent;

async function open(): Promise<void> {
  await show(<RegisterPage />);
  await screen.findByText('Step 1 of 2: Your login');
}

/** Fills in the required fields and submits. */
async function registerAs(username: string, confirmed = 'abcd-1234'): Promise<void> {
  await fill('Username', username);
  await fill('Password', 'abcd-1234');
  await fill('Confirm password', confirmed);
  await agreeAndRegister();
}

test('offers a retry when the rules fail to load', { tags: ['RG-2'] }, async () => {
  invalidate();
  here.gateway.faults!.set({ endpoint: 'getRegistrationRules', malformed: 'html' });
  await show(<RegisterPage />);
  const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' });
  here.gateway.faults!.clear();
  await user.click(retry);
  await screen.findByRole('button', { name: 'Continue' });
});

test('shows the fields of the served rules, required ones with an asterisk', { tags: ['RG-2'] }, async () => {
  await open();
  await screen.findByLabelText('Invitation code');
  await screen.findByLabelText('Year');
  const shown = screen.getAllByText((_, element) => element?.tagName === 'LABEL');
  expect(shown.map((label) => label.textContent)).toEqual([
    'Username*',
    'Password*',
    'Confirm password*',
    'Mobile number',
    'Month',
    'Day',
    'Year',
    'Nickname',
    'E-mail',
    'WhatsApp',
    'Invitation code',
  ]);
  expect(field('Password').autocomplete).toBe('new-password');
  expect(field('Mobile number').inputMode).toBe('tel');
});

test('focuses the first invalid field on submit and shows each error below its field', {
  tags: ['RG-2'],
}, async () => {
  await open();
  await registerAs('fresh_1', 'abcd-12345');
  const confirm = field('Confirm password');
  expect(document.activeElement).toBe(confirm);
  expect(description(confirm)).toBe('Confirmation password not matched');
  expect(step()).toBe('Step 1 of 2: Your login');
  await fill('Password', 'abcd-12345');
  expect(description(confirm)).toBe('');
  await user.click(next());
  expect(document.activeElement).toBe(field('Mobile number'));
  const email = await fill('E-mail', 'nonsense');
  await agreeAndRegister();
  expect(step()).toBe('Step 2 of 2: About you');
  expect(document.activeElement).toBe(email);
  expect(description(email)).toBe('An e-mail address has one @');
  expect(here.sentTo(registerByName)).toEqual([]);
});

test('joins several messages with commas', { tags: ['RG-2'] }, async () => {
  await show(<RegisterForm rules={{}} invitation="" onReadTerms={() => {}} />);
  await fill('Username', '7!');
  await agreeAndRegister();
  expect(description(field('Username'))).toBe(
    '“\u2068!\u2069” is not allowed, Only letters a to z, digits and \u2068_\u2069, Too short, 4 to 16 characters',
  );
});

test.each([
  ['shows what a first deposit brings', 'fresh_9', true, 'welcome'],
  ['on a terminal shows nothing over it', 'fresh_10', undefined, undefined],
] as const)(
  'signs a new member in, goes home and %s',
  {
    tags: ['RG-9'],
  },
  async (_, username, ownDevice, panel) => {
    await open();
    if (ownDevice) here.platform.ownDevice = ownDevice;
    await registerAs(username);
    await waitFor(() => expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]));
    expect($session.get()?.userName).toBe(username);
    expect($panel.get()).toBe(panel);
  },
);

test('a registration on the way to a game starts the game without the welcome', {
  tags: ['RG-9'],
}, async () => {
  here.platform.sessionStorage.set(PENDING_GAME_KEY, '{}');
  await open();
  await registerAs('fresh_8');
  await waitFor(() => expect($session.get()?.userName).toBe('fresh_8'));
  expect($panel.get()).toBeUndefined();
});

test('shows a taken name, focuses it and keeps the input; reset empties the form', {
  tags: ['RG-2'],
}, async () => {
  await open();
  await registerAs('maya7');
  const name = field('Username');
  await waitFor(() => expect(description(name)).toBe('Sorry, the username already exists.'));
  // The check of the name may answer before the registration, which moves the focus.
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Password').value).toBe('abcd-1234');
  await reset();
  const typed = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect([...typed, field('Password').value, field('Confirm password').value].join('')).toBe('');
  expect(description(name)).toBe(NAME_RULE);
});

test('says that it cannot perform a demanded verification', { tags: ['RG-2'] }, async () => {
  await show(
    <RegisterForm
      rules={{ verificationCode: { enabled: true, required: true, pattern: '' } }}
      invitation=""
      onReadTerms={() => {}}
    />,
  );
  expect(queryField('Username')).toBeNull();
  screen.getByText(/contact customer service/i);
});

test('says that registration by username is switched off', { tags: ['RG-1'] }, async () => {
  here.gateway.switches.whitelabel = { USERNAMEREG3: false };
  await $status.reload();
  await show(<RegisterPage />);
  await screen.findByText(/contact customer service/i);
  expect(queryField('Username')).toBeNull();
  here.gateway.switches.whitelabel = {};
  await act(reloadStatus);
});

test('treats an absent flag as off', { tags: ['RG-1'] }, async () => {
  here.gateway.faults!.rewrite('getStatus', (status) => {
    const { USERNAMEREG3: _, ...whitelabel } = status.info.whitelabel;
    return { ...status, info: { ...status.info, whitelabel: { ...whitelabel, MOBILENUMREG3: true } } };
  });
  await $status.reload();
  await show(<RegisterPage />);
  await screen.findByLabelText(/^Mobile number/);
  expect(queryField('Username')).toBeNull();
  here.gateway.faults!.clear();
  await act(reloadStatus);
});

test("checks the address's code and host on load, and hides the field for a known code", {
  tags: ['RG-6'],
}, async () => {
  history.replaceState(null, '', '/m/register?code=OKORO10');
  await show(<RegisterPage />);
  await screen.findByRole('button', { name: 'Continue' });
  await waitFor(() => expect(here.sentTo(checkAffiliate)).toHaveLength(1));
  const [requested] = here.sentTo(checkAffiliate);
  expect(Object.fromEntries(requested!.query)).toEqual({ code: 'OKORO10', domain: location.hostname });
  await act(() => requested!.settled as Promise<void>);
  expect(queryField('Invitation code')).toBeNull();
  history.replaceState(null, '', '/');
});

test('shows an unknown code as an error and focuses its field', { tags: ['RG-6'] }, async () => {
  await open();
  await screen.findByLabelText(/^Invitation code/);
  const code = await fill('Invitation code', 'NOBODY1');
  await registerAs('coded_1');
  await waitFor(() => expect(description(code)).toBe('Invalid invitation code'));
  expect(document.activeElement).toBe(code);
  expect(here.sentTo(registerByName)).toEqual([]);
});

test('disables the button until the player agrees to the terms', { tags: ['RG-9'] }, async () => {
  await open();
  for (const label of ['Password', 'Confirm password']) await fill(label, 'abcd-1234');
  await fill('Username', 'agreed_1');
  await toLastStep();
  const agreed = screen.getByRole<HTMLInputElement>('checkbox', { name: /at least 18 years old/ });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Register' });
  expect([agreed.checked, button.disabled]).toEqual([false, true]);
  screen.getByText('Tick the box above to register.');
  await user.click(agreed);
  expect([agreed.checked, button.disabled]).toEqual([true, false]);
  expect(screen.queryByText('Tick the box above to register.')).toBeNull();
  await user.click(agreed);
  expect([agreed.checked, button.disabled]).toEqual([false, true]);
});

test('reset empties every field and confirms it', { tags: ['RG-9'] }, async () => {
  await open();
  await fill('Username', 'reset_1');
  await fill('Password', 'abcd-1234');
  await reset();
  expect([field('Username').value, field('Password').value]).toEqual(['', '']);
  await registerAs('told_1');
  await waitFor(() => expect($toast.get()).toMatchObject({ kind: 'success', text: 'account.registered' }));
});

test('shows the form by username while the status loads', { tags: ['RG-1'] }, async () => {
  invalidate('status');
  const hold = here.gateway.faults!.hold('getStatus');
  await show(<RegisterPage />);
  await screen.findByLabelText(/^Username/);
  expect(screen.queryByText(/contact customer service/i)).toBeNull();
  hold.release();
  await act(reloadStatus);
});

test('registration is for guests', { tags: ['SE-7'] }, async () => {
  await here.signIn();
  const { container } = await show(<RegisterPage />);
  expect(container.textContent).toBe('');
  expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
});

test('keeps the number in both methods, editable', { tags: ['RG-1'] }, async () => {
  here.gateway.switches.whitelabel = { USERNAMEREG3: true, MOBILENUMREG3: true };
  await $status.reload();
  await show(<RegisterPage />);
  const way = (name: string) => screen.findByRole('button', { name });
  await user.click(await way('Mobile number'));
  expect(field('Mobile number').value).toBe('');
  await user.click(await way('Username'));
  await fill('Mobile number', '9876500001');
  await user.click(await way('Mobile number'));
  expect(field('Mobile number').value).toBe('9876500001');
  await fill('Mobile number', '9876500002');
  await user.click(await way('Username'));
  expect(field('Mobile number').value).toBe('9876500002');
  here.gateway.switches.whitelabel = {};
  await act(reloadStatus);
});

test('Back restores the input, the terms open over the form, a refusal leads to its step', {
  tags: ['RG-2', 'RG-9'],
}, async () => {
  await open();
  // Registration itself is decisive, whatever the name check says.
  here.gateway.faults!.rewrite('checkUsername', () => ({ available: true }));
  await fill('Username', 'maya7');
  for (const label of ['Password', 'Confirm password']) await fill(label, 'abcd-1234');
  await user.click(next());
  await fill('Nickname', 'Noor');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect([step(), field('Password').value]).toEqual(['Step 1 of 2: Your login', 'abcd-1234']);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await toLastStep();
  expect(step()).toBe('Step 2 of 2: About you');
  await user.click(screen.getByRole('button', { name: 'Read the terms' }));
  await screen.findByRole('dialog', { name: 'Terms and help' });
  const terms = await screen.findByRole('button', { name: 'Terms of use' });
  expect(terms.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await agreeAndRegister();
  await waitFor(() => expect(step()).toBe('Step 1 of 2: Your login'));
  expect(document.activeElement).toBe(field('Username'));
  expect(description(field('Username'))).toBe('Sorry, the username already exists.');
  expect(field('Nickname').value).toBe('Noor');
});

test('confirms a reset unless the form is empty', { tags: ['RG-9'] }, async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect($confirmation.get()).toBeUndefined();
  await fill('Username', 'kept_1');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await act(async () => $confirmation.get()!.answer(false));
  expect(field('Username').value).toBe('kept_1');
  await reset();
  expect(field('Username').value).toBe('');
});

test('selects one of the countries with a shared code; the search field has focus', {
  tags: ['LG-5'],
}, async () => {
  here.gateway.switches.country = 'US';
  invalidate('country');
  await open();
  await fill('Username', 'picker_1');
  for (const label of ['Password', 'Confirm password']) await fill(label, 'abcd-1234');
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: /^Country or region/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Country or region' }));
  const search = await picker.findByLabelText('Search by name or code');
  await waitFor(() => expect(document.activeElement).toBe(search));
  const chosen = () =>
    picker.queryAllByRole('button', { current: true }).map(({ textContent }) => textContent);
  expect(chosen()).toEqual(['United States+1']);
  await user.click(picker.getByRole('button', { name: /^Canada/ }));
  await user.click(screen.getByRole('button', { name: 'Country or region: +1' }));
  await screen.findByRole('dialog', { name: 'Country or region' });
  await waitFor(() => expect(screen.getAllByRole('button', { current: true })).toHaveLength(1));
  expect(screen.getByRole('button', { current: true }).textContent).toBe('Canada+1');
  here.gateway.switches.country = '';
  invalidate('country');
});
