import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import type { Gateway } from './gateway-state.ts';
import { badRequest } from './refusal.ts';

/** Maximum bytes of a body. */
export const BODY_LIMIT = 64 * 1024;
/** Maximum bytes of a body with a part of a document. */
export const PART_BODY_LIMIT = 256 * 1024;

type Opener = Pick<Gateway, 'key' | 'seals'>;

const sealed = v.object({ data: v.string(), moduleId: v.string() });

/**
 * Parses the body of a call, and decrypts it if its row is sealed. Refuses a plain body of a sealed row, to
 * reveal clients that forgot to seal.
 */
export async function readBody(request: HonoRequest, row: AnyEndpoint, gateway: Opener): Promise<unknown> {
  const type = row.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const sent = (request.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (sent !== type) throw badRequest(`Content-Type: ${type} is required`);
  if (row.form) return Object.fromEntries(new URLSearchParams(await request.text()));
  const body = fromJson(await request.text());
  return row.sealed ? unseal(body, request.header('Encryption'), row, gateway) : body;
}

async function unseal(body: unknown, keyId: string | undefined, row: AnyEndpoint, { key, seals }: Opener) {
  const result = v.safeParse(sealed, body);
  if (!result.success) throw badRequest('a sealed body is required');
  if (keyId !== key.keyId) throw badRequest('unknown encryption key');
  if (result.output.moduleId !== row.module) throw badRequest('wrong moduleId');
  let opened: Awaited<ReturnType<typeof key.open>>;
  try {
    opened = await key.open(result.output.data);
  } catch {
    throw badRequest('the sealed body cannot be opened');
  }
  seals.accept(opened.header.iat, opened.header.jti);
  return fromJson(opened.text);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('not JSON');
  }
}
