import { createPrivateKey } from 'node:crypto';
import { compactDecrypt } from 'jose';
import { vi } from 'vitest';
import { sharedPrivateKey } from '../../../../demo/gateway/keys.ts';
import type { AnyEndpoint } from '../../../../src/gateway/http/endpoint.ts';
import type { TestEnvironment } from '../../../support/test-environment.ts';

export interface OpenedBody {
  /** The encrypted request body. */
  wire: string;
  headers: Headers;
  moduleId: string;
  /** The decrypted request body. */
  body: Record<string, unknown>;
}

/** Collects the encrypted request bodies of an endpoint and decrypts them with the in-memory gateways' key. */
export function openedBodies({ gateway }: TestEnvironment, row: AnyEndpoint): OpenedBody[] {
  const found: OpenedBody[] = [];
  const request = gateway.app.request.bind(gateway.app);
  vi.spyOn(gateway.app, 'request').mockImplementation(async (...args: Parameters<typeof request>) => {
    const [sent] = args;
    if (sent instanceof Request && new URL(sent.url).pathname === row.path) {
      const wire = await sent.clone().text();
      const { data, moduleId } = JSON.parse(wire) as { data: string; moduleId: string };
      const { plaintext } = await compactDecrypt(data, createPrivateKey(sharedPrivateKey()));
      found.push({
        wire,
        headers: sent.headers,
        moduleId,
        body: JSON.parse(new TextDecoder().decode(plaintext)),
      });
    }
    return request(...args);
  });
  return found;
}
