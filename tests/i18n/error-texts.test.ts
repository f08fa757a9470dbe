import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GatewayError, type GatewayErrorKind, refusal } from '../../src/gateway/http/errors.ts';
import { errorText } from '../../src/i18n/error-texts.ts';
import { $texts } from '../../src/i18n/language.ts';
import { testEnvironment } from '../support/test-environment.ts';

beforeEach(async () => {
  await testEnvironment();
  vi.stubGlobal('navigator', { onLine: true });
});

/** Returns the English text of an error. */
const said = (kind: GatewayErrorKind, code?: string) =>
  $texts.get()!.t(errorText(new GatewayError(kind, code)));

describe('error texts', { tags: ['SY-2'] }, () => {
  test.each<[GatewayErrorKind, string | undefined, string]>([
    ['offline', undefined, 'The server is not responding. Please try again.'],
    ['timeout', undefined, 'The connection is slow. Please try again.'],
    ['server', '503', 'System upgrading, please try again later.'],
    ['malformed', undefined, 'Something went wrong on our side. Please try again.'],
    ['defect', undefined, 'Unknown error'],
    ['aborted', undefined, 'Unknown error'],
    ['refused', 'a code of the operator’s own', 'Unknown error'],
    ['refused', 'session.none', 'You are not logged in, please login first'],
    ['refused', 'session.ended', 'The account has been logged out, please log in again'],
    ['refused', 'session.revoked', 'The account has been logged out, please log in again'],
    ['refused', 'system.upgrading', 'System upgrading, please try again later.'],
    [
      'refused',
      'permission.denied',
      'Sorry, this account does not have permission or the feature is temporarily unavailable.',
    ],
    ['refused', 'account.not.real', 'Please login an actual account to use this function'],
    ['refused', 'login.locked', 'Sorry, the user does not exist or is disabled.'],
    ['refused', 'login.non.agent', 'Non-agents cannot log in'],
    ['refused', 'login.non.member', 'Non-member account unable to login'],
    ['refused', 'login.agent.wrong', 'Wrong agent information'],
    ['refused', 'captcha.wrong', 'Verification code error'],
    ['refused', 'verification.code.wrong', 'Verification code error'],
    ['refused', 'member.name.taken', 'Sorry, the username already exists.'],
    ['refused', 'member.name.format', 'Account format is incorrect'],
    ['refused', 'member.password.format', 'This password is too common, or not allowed here'],
    ['refused', 'member.email.format', 'E-mail format is incorrect'],
    ['refused', 'member.mobile.format', 'The mobile number is not valid'],
    ['refused', 'member.confirmation.differs', 'Confirmation password not matched'],
    ['refused', 'member.recommender.unknown', 'Referrer link error'],
    ['refused', 'affiliate.unknown', 'Invalid invitation code'],
  ])('%s %s says %j', (kind, code, text) => {
    expect(said(kind, code)).toBe(text);
  });

  test('says that there is no internet only where the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(said('offline')).toBe('No internet. Check your connection.');
  });

  test('gives every refusal of the gateway a text, except two that mean nothing to the player', () => {
    const unknown = Object.values(refusal).filter((code) => said('refused', code) === 'Unknown error');
    expect(unknown.sort()).toEqual(['not.found', 'request.invalid']);
  });

  test('labels the retry of a failed load', () => {
    expect($texts.get()!.t('errors.retry')).toBe('Loading failed, click to retry');
  });
});
