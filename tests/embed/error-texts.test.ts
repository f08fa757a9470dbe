import { afterEach, expect, test, vi } from 'vitest';
import type { DiagnosedError } from '../../embed/runtime/embed-context.ts';
import { errorText } from '../../embed/stand-ins/error-texts.ts';
import { GatewayError } from '../../src/gateway/http/errors.ts';
import { errorText as siteErrorText } from '../../src/i18n/error-texts.ts';

afterEach(() => vi.unstubAllGlobals());

test('EM-1 a mount says of a failed call what was found out of it', () => {
  const error: GatewayError & DiagnosedError = new GatewayError('offline');
  expect(errorText(Object.assign(error, { text: 'trouble.busy' as const }))).toBe('trouble.busy');
});

test('EM-1 where nothing could be found out the connection is to blame', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorText(new GatewayError('offline'))).toBe('errors.offline');
  vi.stubGlobal('navigator', { onLine: true });
  expect(errorText(new GatewayError('offline'))).toBe('errors.slow');
});

test('SY-2 of a defect of our own nothing is blamed on the gateway', () => {
  expect(siteErrorText(new GatewayError('defect'))).toBe('errors.unknown');
});
