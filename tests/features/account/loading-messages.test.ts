import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogin } from '../../../src/features/account/login/login-store.ts';
import { createPasswordChange } from '../../../src/features/account/password/change-password-store.ts';
import { $dialling } from '../../../src/features/account/phone/dialling.ts';
import { createEmailRecovery } from '../../../src/features/account/recovery/recovery-stores.ts';
import type { EndpointName } from '../../../src/gateway/endpoints/table.ts';
import type { Form } from '../../../src/ui/form-state.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { closeAfter } from '../../support/close-after.ts';
import { until } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { DEMO_PASSWORD, environmentPerTest } from '../../support/test-environment.ts';
import { expectReadable } from '../../support/toast-time.ts';
import { agreedRegistration } from './support/agreed-registration.ts';
import { proveHuman } from './support/prove.ts';

const NUMBER = { mobileNum: '9876500000', countryDialingCode: '91' };
const NEW = 'calm-harbour-4';
const here = environmentPerTest();
let stop = () => {};

beforeEach(async () => {
  here.gateway.switches.whitelabel = { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILEVERCODELOGIN3: true };
  closeAfter($dialling.listen(() => {}));
  await until(() => $dialling.get().state === 'ready');
});
afterEach(() => {
  stop();
});

interface Waiting {
  call: EndpointName;
  /** Limit of the loading message in milliseconds. */
  limit: number;
  success: string;
  begin(): Promise<unknown> | Promise<Promise<unknown>>;
}

function type(form: Form<never>, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) form.change(name as never, value);
}

const actions: Record<string, Waiting> = {
  'LG-6 a code to log in': {
    call: 'sendLoginCode',
    limit: 10_000,
    success: 'account.codeSent',
    async begin() {
      proveHuman(here);
      const login = createLogin();
      stop = login.stop;
      login.choose('sms');
      type(login.form as never, { mobileNum: '9876543210', countryDialingCode: '91' });
      return login.code.request();
    },
  },
  'RG-4 a code to register': {
    call: 'sendRegistrationCode',
    limit: 9_999_000,
    success: 'account.codeSent',
    async begin() {
      proveHuman(here);
      const site = { methods: ['mobile'], sendsCodes: true, host: 'localhost', invitation: '' } as const;
      const registration = agreedRegistration({}, site);
      stop = registration.stop;
      type(registration.form as never, NUMBER);
      return registration.code.request();
    },
  },
  'PW-2 a password by e-mail': {
    call: 'forgotPassword',
    limit: 9_999_000,
    success: 'account.sentOut',
    async begin() {
      const recovery = createEmailRecovery();
      stop = recovery.stop;
      type(recovery.form as never, { username: 'maya7', email: 'maya7@example.com' });
      return recovery.submit();
    },
  },
  'PW-4 a change of the password': {
    call: 'changePassword',
    limit: 10_000,
    success: 'account.passwordChanged',
    async begin() {
      await here.signIn();
      const change = createPasswordChange();
      stop = change.stop;
      type(change.form as never, { old_password: DEMO_PASSWORD, password: NEW, confimpsw: NEW });
      return change.submit();
    },
  },
};

describe.each(Object.entries(actions))('%s', (_, { call, limit, success, begin }) => {
  test('shows the loading message until the response, then success', async () => {
    const hold = here.gateway.faults!.hold(call);
    const done = begin();
    await hold.reached;
    expect($toast.get()).toMatchObject({ kind: 'loading', text: 'common.loading' });
    stopClock();
    hold.release();
    expect(await done).toBe(true);
    expect($toast.get()).toMatchObject({ kind: 'success', text: success });
    await expectReadable();
  });

  test('hides the loading message at its time limit', async () => {
    const hold = here.gateway.faults!.hold(call);
    if (call === 'changePassword') await here.signIn();
    stopClock();
    void begin();
    await hold.reached;
    await pass(limit - 1);
    expect($toast.get()).toMatchObject({ kind: 'loading', text: 'common.loading' });
    await pass(1);
    expect($toast.get()).toBeUndefined();
  });

  test('hides the loading message after a failure', async () => {
    here.gateway.faults!.set({ endpoint: call, drop: true });
    const done = begin();
    await done;
    await settle();
    expect($toast.get()?.kind).not.toBe('loading');
  });
});
