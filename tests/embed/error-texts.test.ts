import { afterEach, expect, test, vi } from 'vitest';
import type { DiagnosedError } from '../../embed/runtime/embed-context.ts';
import { errorText } from '../../embed/stand-ins/error-texts.ts';
import { GatewayError } from '../../src/gateway/http/errors.ts';
import { errorText as siteErrorText } from '../../src/i18n/error-texts.ts';

afterEach(() => vi.unstubAllGlobals());

test('EM-1 shows the text of the diagnosis for a failed call', () => {
  const error: GatewayError & DiagnosedError = new GatewayError('offline');
  expect(errorText(Object.assign(error, { text: 'trouble.busy' as const }))).toBe('trouble.busy');
});

test('EM-1 blames the connection without a diagnosis', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorText(new GatewayError('offline'))).toBe('errors.offline');
  vi.stubGlobal('navigator', { onLine: true });
  expect(errorText(new GatewayError('offline'))).toBe('errors.slow');
});

test('SY-2 does not blame the gateway for a defect of the widget', () => {
  expect(siteErrorText(new GatewayError('defect'))).toBe('errors.unknown');
});
