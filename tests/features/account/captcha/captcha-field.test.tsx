import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { $status } from '../../../../src/config/status.ts';
import { invalidate } from '../../../../src/gateway/cache/resource.ts';
import { login } from '../../../../src/gateway/endpoints/session.ts';
import { getCaptcha } from '../../../../src/gateway/endpoints/verification.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import LoginPage from '../../../../src/pages/login.tsx';
import RegisterPage from '../../../../src/pages/register.tsx';
import { $session } from '../../../../src/session/session.ts';
import { credentials } from '../../../demo/harness.ts';
import { description, field, fill, queryField } from '../../../support/fields.ts';
import { show } from '../../../support/show.tsx';
import { DEMO_PASSWORD, environmentPerTest } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';
import { toLastStep } from '../support/steps.ts';

const here = environmentPerTest();

beforeEach(async () => {
  await loadMessages(['account']);
  await $status.reload();
});
afterEach(() => {
  invalidate();
  history.replaceState(null, '', '/');
});

const status = () => document.querySelector('.captcha-work[role="status"]')?.textContent;
const picture = () => document.querySelector<HTMLImageElement>('.captcha-field__picture img')?.src;
const tapPicture = () => user.click(screen.getByRole('button', { name: 'New picture' }));

/** Taps the picture and expects another one and an empty field. */
async function expectNewPicture(): Promise<void> {
  await waitFor(() => expect(picture()).toBeDefined());
  const before = picture();
  const requestCount = here.sentTo(getCaptcha).length;
  const code = await fill('Verification code', '1234');
  await tapPicture();
  expect(code.value).toBe('');
  await waitFor(() => {
    expect(picture()).toBeDefined();
    expect(picture()).not.toBe(before);
  });
  expect(here.sentTo(getCaptcha)).toHaveLength(requestCount + 1);
}

describe('login captcha', { tags: ['LG-4'] }, () => {
  async function refused(): Promise<void> {
    here.gateway.switches.captchaAfter = 1;
    await show(<LoginPage />);
    await fill('Username', 'maya7');
    await fill('Password', 'not-it-1');
    for (let tries = 0; tries < 3 && !queryField('Verification code'); tries++) {
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    }
    await screen.findByLabelText(/^Verification code/);
  }

  test('is hidden until a response asks for it, then requires six digits', async () => {
    const page = await show(<LoginPage />);
    expect(queryField('Verification code')).toBeNull();
    expect(here.sentTo(getCaptcha)).toEqual([]);
    await page.unmount();
    await refused();
    const code = field('Verification code');
    expect([code.maxLength, code.inputMode, code.value]).toEqual([6, 'numeric', '']);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(description(code)).toBe('Please enter the code');
    await fill('Verification code', '12a4');
    expect(description(code)).toBe('“\u2068a\u2069” is not allowed, Only digits');
  });

  test('a tap on the picture fetches another and empties the field', async () => {
    await refused();
    await expectNewPicture();
  });
});

describe('proof of work', () => {
  test('shows its progress, needs no input and signs in', async () => {
    here.gateway.switches.captcha = 'work';
    here.gateway.switches.captchaAfter = 1;
    const hold = here.gateway.faults!.hold('getCaptcha');
    await show(<LoginPage />);
    await fill('Username', 'maya7');
    await fill('Password', 'not-it-1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(status()).toBe('Please wait'));
    hold.release();
    await waitFor(() => expect(status()).toBe('Security check passed'));
    expect(queryField('Verification code')).toBeNull();
    await fill('Password', DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect($session.get()?.userName).toBe('maya7'));
  });

  test('shows its own error after two refusals', async () => {
    here.gateway.switches.captcha = 'work';
    here.gateway.switches.captchaAfter = 1;
    await show(<LoginPage />);
    await fill('Username', 'maya7');
    await fill('Password', DEMO_PASSWORD);
    here.gateway.faults!.rewrite('getCaptcha', (value) => ({ ...value, captchaId: 'another' }));
    await call(login, { body: credentials('maya7', 'not-it') }).catch(() => {});
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('The security check failed. Please try again.'),
    );
  });

  test('shows why it failed, with a retry button', async () => {
    here.gateway.switches.captcha = 'work';
    here.gateway.switches.registration = { captcha: { enabled: true } };
    here.gateway.faults!.set({ endpoint: 'getCaptcha', malformed: 'html' });
    await show(<RegisterPage />);
    const again = await screen.findByRole('button', { name: 'Try again', hidden: true });
    expect(document.querySelector('.captcha-work')!.textContent).toContain(
      'Something went wrong on our side',
    );
    here.gateway.faults!.clear();
    again.click();
    await waitFor(() => expect(status()).toBe('Security check passed'));
  });
});

describe('registration captcha', { tags: ['RG-3'] }, () => {
  test('shows from the start; a tap on the picture fetches another and empties the field', async () => {
    here.gateway.switches.registration = { captcha: { enabled: true } };
    await show(<RegisterPage />);
    await screen.findByLabelText(/^Verification code/);
    expect(field('Verification code').required).toBe(true);
    await fill('Username', 'captcha_1');
    for (const label of ['Password', 'Confirm password']) await fill(label, 'abcd-1234');
    await toLastStep();
    await expectNewPicture();
  });
});
