import { expect, test, vi } from 'vitest';
import type { DiagnosedError } from '../../embed/runtime/embed-context.ts';
import { errorText } from '../../embed/stand-ins/error-texts.ts';
import { GatewayError } from '../../src/gateway/http/errors.ts';
import { errorText as siteErrorText } from '../../src/i18n/error-texts.ts';

test('shows the text of the diagnosis for a failed call', { tags: ['EM-1'] }, () => {
  const error: GatewayError & DiagnosedError = new GatewayError('offline');
  expect(errorText(Object.assign(error, { text: 'trouble.busy' as const }))).toBe('trouble.busy');
});

test('blames the connection without a diagnosis', { tags: ['EM-1'] }, () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorText(new GatewayError('offline'))).toBe('errors.offline');
  vi.stubGlobal('navigator', { onLine: true });
  expect(errorText(new GatewayError('offline'))).toBe('errors.slow');
});

test('does not blame the gateway for a defect of the widget', { tags: ['SY-2'] }, () => {
  expect(siteErrorText(new GatewayError('defect'))).toBe('errors.unknown');
});
