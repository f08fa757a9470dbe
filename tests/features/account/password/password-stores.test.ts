import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  loadRememberedLogin,
  saveRememberedLogin,
} from '../../../../src/features/account/login/remembered-login.ts';
import { createPasswordChange } from '../../../../src/features/account/password/change-password-store.ts';
import { $dialling } from '../../../../src/features/account/phone/dialling.ts';
import {
  createEmailRecovery,
  createPhoneRecovery,
} from '../../../../src/features/account/recovery/recovery-stores.ts';
import {
  changePassword,
  forgotPassword,
  setPasswordByPhone,
} from '../../../../src/gateway/endpoints/passwords.ts';
import { getRegistrationRules } from '../../../../src/gateway/endpoints/register.ts';
import { login } from '../../../../src/gateway/endpoints/session.ts';
import { sendAccountCode } from '../../../../src/gateway/endpoints/verification.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { requirePasswordChange } from '../../../../src/session/password-change.ts';
import {
  $session,
  $temporaryPassword,
  clearSession,
  holdTemporaryPassword,
} from '../../../../src/session/session.ts';
import { $confirmation } from '../../../../src/ui/confirm.ts';
import type { Form } from '../../../../src/ui/form-state.ts';
import { $toast } from '../../../../src/ui/toasts.ts';
import { closeAfter } from '../../../support/close-after.ts';
import { settled, until } from '../../../support/patient.ts';
import { DEMO_PASSWORD, environmentPerTest } from '../../../support/test-environment.ts';
import { expectReadable } from '../../../support/toast-time.ts';
import { agreedRegistration } from '../support/agreed-registration.ts';
import { openedBodies } from '../support/opened-bodies.ts';
import { codeSentTo, proveHuman } from '../support/prove.ts';

const NEW = 'calm-harbour-4';
const here = environmentPerTest();
/** Texts of the toasts; null each time one disappears. */
let toasts: (string | null)[];

beforeEach(() => {
  toasts = [];
  closeAfter($toast.listen((toast) => void toasts.push(toast ? `${toast.kind} ${toast.text}` : null)));
});
afterEach(() => {
  $confirmation.get()?.answer(false);
});

function type<Name extends string>(form: Form<Name>, values: Partial<Record<Name, string>>): void {
  for (const [name, value] of Object.entries(values)) form.change(name as Name, value as string);
}

describe('recovery by e-mail', { tags: ['PW-2'] }, () => {
  test('requires both fields and a valid address', () => {
    const { form } = createEmailRecovery();
    expect(form.validate()).toBe('username');
    expect(form.$errors.get()).toEqual({
      username: ['account.usernameNeeded'],
      email: ['account.required'],
    });
    type(form, { username: 'maya7', email: 'maya7@nowhere' });
    expect(form.validate()).toBe('email');
    expect(form.$errors.get()).toEqual({ username: [], email: ['account.emailEnding'] });
  });

  test('sends trimmed values, shows loading and success, and goes back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const recovery = createEmailRecovery();
    type(recovery.form, { username: ' maya7 ', email: ' maya7@example.com ' });
    expect(await recovery.submit()).toBe(true);
    expect(here.gateway.inbox('maya7@example.com')).toHaveLength(1);
    expect(toasts).toEqual(['loading common.loading', null, 'success account.sentOut']);
    expect(here.seen.back).toBe(1);
    expect(recovery.form.$values.get()).toEqual({ username: '', email: '' });
    await expectReadable();
  });

  test.each(['maya"fun@host-name.info', 'maya@مثال.پاکستان'])(
    'recovers an account that has %s',
    async (email) => {
      const rule = { enabled: true, required: false, pattern: '\\S+@\\S+' };
      here.gateway.switches.registration = { email: rule };
      const registration = agreedRegistration(await call(getRegistrationRules, {}), {
        methods: ['username'],
        sendsCodes: false,
        host: 'localhost',
        invitation: '',
      });
      type(registration.form, { username: 'fresh_1', password: NEW, confirmPassword: NEW, email });
      expect(registration.form.validate()).toBeUndefined();
      expect(await registration.submit()).toBe(true);
      clearSession();
      // Registration would now refuse it.
      here.gateway.switches.registration = {};
      const recovery = createEmailRecovery();
      type(recovery.form, { username: 'fresh_1', email });
      expect(recovery.form.validate()).toBeUndefined();
      expect(await recovery.submit()).toBe(true);
      expect(here.gateway.inbox(email)).toHaveLength(1);
    },
  );

  test('keeps the draft across pages until it was sent', async () => {
    const first = createEmailRecovery();
    type(first.form, { username: 'maya7', email: 'maya7@example.com' });
    expect(here.platform.sessionStorage.get('draft-forgot')).toContain('maya7@example.com');
    const second = createEmailRecovery();
    expect(second.form.$values.get()).toEqual({ username: 'maya7', email: 'maya7@example.com' });
    await second.submit();
    expect(here.platform.sessionStorage.get('draft-forgot')).toBeUndefined();
  });

  test('a failure hides the loading message and keeps the input', async () => {
    const recovery = createEmailRecovery();
    type(recovery.form, { username: 'maya7', email: 'maya7@example.com' });
    here.gateway.faults!.set({ endpoint: 'forgotPassword', drop: true });
    expect(await recovery.submit()).toBe(false);
    expect(toasts).toEqual(['loading common.loading', null]);
    expect(here.seen.back).toBe(0);
    expect(recovery.form.$values.get().username).toBe('maya7');
  });

  test('shows loading until the response; a cancelled request has no effect', async () => {
    vi.useFakeTimers();
    const recovery = createEmailRecovery();
    type(recovery.form, { username: 'maya7', email: 'maya7@example.com' });
    const hold = here.gateway.faults!.hold('forgotPassword');
    const sent = recovery.submit();
    await hold.reached;
    await vi.advanceTimersByTimeAsync(9_000);
    expect(toasts).toEqual(['loading common.loading']);
    recovery.stop();
    hold.release();
    expect(await sent).toBe(false);
    expect([here.seen.back, here.sentTo(forgotPassword).length]).toEqual([0, 1]);
    expect($toast.get()).toBeUndefined();
  });
});

describe('recovery by phone', { tags: ['PW-3'] }, () => {
  const MAYA = { mobileNum: '09876543210', countryDialingCode: '91' };

  beforeEach(async () => {
    here.gateway.switches.whitelabel = { MOBILENUMPASSREG3: true };
    closeAfter($dialling.listen(() => {}));
    await until(() => $dialling.get().state === 'ready');
  });

  test('is enabled once all fields are valid', () => {
    const { form, $complete } = createPhoneRecovery();
    const stop = $complete.listen(() => {});
    for (const [name, value] of Object.entries({
      ...MAYA,
      verificationCode: '123456',
      password: NEW,
    } as const)) {
      expect($complete.get(), name).toBe(false);
      form.change(name as keyof typeof MAYA, value);
    }
    expect($complete.get()).toBe(true);
    form.change('password', 'short');
    expect($complete.get()).toBe(false);
    expect(form.validate()).toBe('password');
    form.change('verificationCode', '');
    expect(form.validate()).toBe('verificationCode');
    stop();
  });

  test('keeps the number across pages, but neither code nor password', () => {
    const { form } = createPhoneRecovery();
    type(form, { ...MAYA, verificationCode: '123456', password: NEW });
    expect(createPhoneRecovery().form.$values.get()).toEqual({
      ...MAYA,
      verificationCode: '',
      password: '',
    });
    expect(here.platform.sessionStorage.get('draft-recover')).not.toContain(NEW);
  });

  test('sets the password with an SMS code and signs in', async () => {
    proveHuman(here);
    const logins = openedBodies(here, login);
    const recovery = createPhoneRecovery();
    const { form, code } = recovery;
    type(form, MAYA);
    here.gateway.faults!.rewrite('sendAccountCode', (value) => ({ ...value, expiredMinutes: 3 }));
    const now = Date.now();
    here.platform.now = () => now;
    expect(await code.request()).toBe(true);
    expect(here.sentTo(sendAccountCode)).toHaveLength(1);
    expect(code.$secondsLeft.get()).toBe(180);

    type(form, { verificationCode: '000000', password: NEW });
    expect(await recovery.submit()).toBe(false);
    expect(recovery.$sending.get()).toMatchObject({ error: { code: 'verification.code.wrong' } });
    expect(form.$values.get()).toEqual({ ...MAYA, verificationCode: '', password: NEW });

    const right = codeSentTo(here, '+919876543210');
    type(form, { verificationCode: ` ${right} `, password: DEMO_PASSWORD });
    expect(await recovery.submit()).toBe(false);
    expect(recovery.$sending.get()).toMatchObject({ error: { code: 'modify.new.old.same' } });
    expect(form.$values.get()).toMatchObject({ verificationCode: ` ${right} `, password: '' });

    toasts.length = 0;
    type(form, { password: NEW });
    expect(await recovery.submit()).toBe(true);
    expect(here.sentTo(setPasswordByPhone)).toHaveLength(3);
    expect(logins.map(({ body }) => body)).toEqual([
      {
        username: '9876543210',
        password: NEW,
        countryDialingCode: '91',
        type: 'username',
        rememberPassword: false,
      },
    ]);
    expect($session.get()?.userName).toBe('maya7');
    expect(toasts).toEqual(['success account.passwordSet']);
    expect(form.$values.get().mobileNum).toBe('');
    recovery.stop();
    expect(code.$secondsLeft.get()).toBe(0);
  });

  test('a cancelled request keeps the input', async () => {
    const recovery = createPhoneRecovery();
    type(recovery.form, { ...MAYA, verificationCode: '000000', password: NEW });
    const hold = here.gateway.faults!.hold('setPasswordByPhone');
    const sent = recovery.submit();
    await hold.reached;
    recovery.stop();
    hold.release();
    expect(await sent).toBe(false);
    expect(recovery.form.$values.get().verificationCode).toBe('000000');
  });

  test('maps a refusal to its field', () => {
    const { fieldForRefusal } = createPhoneRecovery();
    expect(
      [
        'modify.new.old.same',
        'member.password.format',
        'verification.code.wrong',
        'member.mobile.format',
        'request.invalid',
      ].map(fieldForRefusal),
    ).toEqual(['password', 'password', 'verificationCode', 'mobileNum', undefined]);
  });
});

describe('password change', { tags: ['PW-4'] }, () => {
  beforeEach(() => here.signIn());

  const OWN = { old_password: DEMO_PASSWORD, password: NEW, confimpsw: NEW };

  test('requires the old password, a valid new one, and its confirmation', () => {
    const { form, asksOld } = createPasswordChange();
    expect(asksOld).toBe(true);
    expect(form.validate()).toBe('old_password');
    expect(form.$errors.get()).toEqual({
      old_password: ['account.newNeeded'],
      password: ['account.newNeeded'],
      confimpsw: ['account.newNeeded'],
    });
    type(form, { old_password: 'x', password: 'short1', confimpsw: 'short2' });
    expect(form.validate()).toBe('password');
    expect(form.$errors.get()).toEqual({
      old_password: [],
      password: ['account.tooShort', { key: 'account.lengthBetween', values: { least: 8, most: 64 } }],
      confimpsw: ['account.confirmNewDiffers'],
    });
    type(form, OWN);
    expect(form.validate()).toBeUndefined();
  });

  test('refuses a common password before sending it, and names its field', async () => {
    const change = createPasswordChange();
    type(change.form, { ...OWN, password: 'Password1', confimpsw: 'Password1' });
    expect(await change.submit()).toBe(false);
    expect(change.$sending.get()).toMatchObject({
      state: 'failed',
      error: { code: 'member.password.format' },
    });
    expect(change.fieldForRefusal('member.password.format')).toBe('password');
    expect(here.sentTo(changePassword)).toEqual([]);
  });

  test('shows success and goes home after a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const change = createPasswordChange();
    type(change.form, OWN);
    expect(await change.submit()).toBe(true);
    expect(here.sentTo(changePassword)).toHaveLength(1);
    expect(toasts).toEqual(['loading common.loading', null, 'success account.passwordChanged']);
    expect(change.form.$values.get()).toEqual({ old_password: '', password: '', confimpsw: '' });
    vi.advanceTimersByTime(999);
    expect(here.seen.navigated).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: false }]);
    expect($toast.get()?.text).toBe('account.passwordChanged');
    await here.signIn('maya7', NEW);
  });

  test('does not navigate after the page was left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const change = createPasswordChange();
    type(change.form, OWN);
    await change.submit();
    change.stop();
    vi.advanceTimersByTime(5_000);
    expect(here.seen.navigated).toEqual([]);
  });

  test('rejects the old password as new in a dialog', async () => {
    const change = createPasswordChange();
    type(change.form, { old_password: NEW, password: NEW, confimpsw: NEW });
    const done = change.submit();
    await settled(() =>
      expect($confirmation.get()).toMatchObject({
        title: 'account.samePasswordTitle',
        text: 'account.samePasswordText',
        yes: 'common.submit',
      }),
    );
    expect($confirmation.get()?.no).toBeUndefined();
    $confirmation.get()!.answer(true);
    expect(await done).toBe(true);
    expect([here.sentTo(changePassword), toasts]).toEqual([[], []]);
    expect(change.form.$values.get().password).toBe(NEW);
  });

  test('a refusal hides the loading message and names its field', async () => {
    const change = createPasswordChange();
    type(change.form, { ...OWN, old_password: 'not-it-1' });
    expect(await change.submit()).toBe(false);
    expect(change.$sending.get()).toMatchObject({ error: { code: 'modify.old.wrong' } });
    expect(toasts).toEqual(['loading common.loading', null]);
    expect(
      [
        'modify.old.wrong',
        'modify.new.old.same',
        'member.password.format',
        'member.confirmation.differs',
        'request.invalid',
      ].map(change.fieldForRefusal),
    ).toEqual(['old_password', 'password', 'password', 'confimpsw', undefined]);
  });

  test('does not ask for a temporary password, and discards it afterwards', async () => {
    requirePasswordChange();
    holdTemporaryPassword(DEMO_PASSWORD);
    const change = createPasswordChange();
    expect(change.asksOld).toBe(false);
    expect(change.fieldForRefusal('modify.old.wrong')).toBeUndefined();
    expect(change.fieldForRefusal('modify.new.old.same')).toBe('password');
    type(change.form, { password: NEW, confimpsw: NEW });
    expect(change.form.validate()).toBeUndefined();
    expect(await change.submit()).toBe(true);
    expect($temporaryPassword.get()).toBeUndefined();
    expect($session.get()?.mustChangePassword).toBeUndefined();
    change.stop();
  });

  test('updates the remembered password; a failing vault is reported', async () => {
    const sealed: string[] = [];
    here.platform.vault = {
      seal: async (text) => {
        sealed.push(text);
        return btoa(text);
      },
      open: async (text) => atob(text),
    };
    const mine = { username: 'maya7', password: DEMO_PASSWORD, countryDialingCode: '' };
    await saveRememberedLogin('username', mine);
    const change = createPasswordChange();
    type(change.form, OWN);
    await change.submit();
    change.stop();
    expect(await loadRememberedLogin('username')).toEqual({ ...mine, password: NEW });
    expect(here.seen.reported).toEqual([]);

    here.platform.vault.seal = () => Promise.reject(new Error('no key'));
    type(change.form, { old_password: NEW, password: `${NEW}x`, confimpsw: `${NEW}x` });
    expect(await change.submit()).toBe(true);
    change.stop();
    expect(here.seen.reported).toEqual([{ name: 'remembered', error: new Error('no key') }]);
  });
});
