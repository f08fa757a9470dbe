import { afterEach, expect, test, vi } from 'vitest';
import { errorText } from '../../embed/error-texts.ts';
import { GatewayError, type GatewayErrorKind } from '../../src/gateway/errors.ts';
import { errorText as siteErrorText } from '../../src/i18n/error-texts.ts';
import messages from '../../src/i18n/messages/EN/errors.json' with { type: 'json' };

afterEach(() => vi.unstubAllGlobals());

test('EM-1 a mount says of a failed call what the site says', () => {
  const kinds: GatewayErrorKind[] = ['timeout', 'malformed', 'server', 'aborted', 'defect'];
  for (const kind of kinds) {
    const error = new GatewayError(kind);
    expect(errorText(error)).toBe(siteErrorText(error));
  }
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorText(new GatewayError('offline'))).toBe('errors.offline');
  vi.stubGlobal('navigator', { onLine: true });
  expect(errorText(new GatewayError('offline'))).toBe('errors.slow');
  expect(messages).toHaveProperty('unknown');
});

test('SY-2 of a defect of our own nothing is blamed on the gateway', () => {
  expect(siteErrorText(new GatewayError('defect'))).toBe('errors.unknown');
});
