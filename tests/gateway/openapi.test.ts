import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../demo/contract/openapi.ts';
import { startDemo } from '../../demo/server/demo.ts';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { PASSWORD } from '../demo/harness.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

// biome-ignore lint/suspicious/noExplicitAny: parts of any shape
type Part = any;
let document: Part;
let text: string;
let operations: Part[];
beforeAll(async () => {
  document = await openApiDocument('1.0.0');
  text = JSON.stringify(document, null, 2);
  operations = Object.values<Part>(document.paths).flatMap((path) => Object.values<Part>(path));
});

describe('the OpenAPI document', () => {
  test("passes Redocly's strict rules", async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  test('describes each call with a tag, its refusals, an example request and an example response', () => {
    const tags = document.tags.map(({ name }: Part) => name);
    expect(new Set(operations.map(({ operationId }) => operationId))).toEqual(
      new Set(Object.keys(endpoints)),
    );
    expect(operations).toHaveLength(Object.keys(endpoints).length);
    for (const operation of operations) {
      const row: AnyEndpoint = endpoints[operation.operationId as EndpointName];
      const { schema, examples } = operation.responses[200].content['application/json'];
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
      expect(operation['x-error-codes']).toContain('request.invalid');
      for (const code of operation['x-error-codes']) expect(operation.description).toContain(`\`${code}\``);
      expect(schema.oneOf[0].required).toEqual(['success', 'value']);
      expect(v.safeParse(row.reply, examples.success.value.value).issues).toBeUndefined();
      expect(operation['x-error-codes']).toContain(examples.refusal.value.errorCode);
      const [body] = Object.values<Part>(operation.requestBody?.content ?? {});
      const sent = operation.requestBody?.['x-unsealed-example'] ?? body?.example;
      if (row.body) expect(v.safeParse(row.body, sent).issues).toBeUndefined();
    }
  });

  test('names the schemas of several calls once', () => {
    const { schemas } = document.components;
    const value = ({ operationId }: Part) =>
      schemas[`${operationId[0].toUpperCase()}${operationId.slice(1)}Value`];
    const game = { $ref: '#/components/schemas/Game' };
    const withGames = operations.filter((operation) => JSON.stringify(value(operation))?.includes(game.$ref));
    expect(new Set(withGames.map(({ operationId }) => operationId))).toEqual(
      new Set(['getFavourites', 'getGameDetail', 'getGames', 'getHotGames', 'getRecentGames']),
    );
    expect(schemas.Game.properties.minBet).toEqual({
      type: ['number', 'null'],
      default: 0,
      description: "In the site's currency",
    });
    expect(schemas.Winner.properties.gameTime.description).toBe('Milliseconds since 1970');
  });

  test('describes the plain body and the protected header of sealed calls', () => {
    const { requestBody } = document.paths['/wps/session/login'].post;
    const [sealed, own] = requestBody.content['application/json'].schema.allOf;
    expect(sealed).toEqual({ $ref: '#/components/schemas/SealedBody' });
    expect(own.properties.data.contentSchema).toEqual({ $ref: '#/components/schemas/LoginBody' });
    const { SealedBody } = document.components.schemas;
    expect(SealedBody.required).toEqual(['data', 'moduleId']);
    expect(Object.keys(SealedBody['x-protected-header'].properties)).toEqual([
      'alg',
      'enc',
      'kid',
      'iat',
      'jti',
    ]);
  });
});

/** A client that knows nothing of Foyer except the generated types. */
const client = `
import { CompactEncrypt, importJWK } from 'jose';
import type { components, operations } from './openapi.ts';

declare const process: { argv: readonly string[] };
type Schemas = components['schemas'];
type Answer<Call extends keyof operations> = operations[Call] extends {
  responses: { 200: { content: { 'application/json': infer Content } } };
}
  ? Content
  : never;

const [, , base = '', username = '', password = ''] = process.argv;

async function read<T extends { success: boolean }>(path: string, init?: RequestInit): Promise<Extract<T, { success: true }>> {
  const answer = (await (await fetch(base + path, init)).json()) as T | Schemas['Refusal'];
  if (!answer.success) throw new Error('errorCode' in answer ? answer.errorCode : 'refused');
  return answer as Extract<T, { success: true }>;
}

const { value: { encryption } } = await read<Answer<'getStatus'>>('/wps/system/status');
const plain: Schemas['LoginBody'] = { username, password, type: 'username', rememberPassword: false };
const jti = crypto.randomUUID();
const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
  .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: encryption.keyId, iat: Math.floor(Date.now() / 1000), jti })
  .encrypt(await importJWK(encryption.jwk, 'RSA-OAEP-256'));
const body: operations['login']['requestBody']['content']['application/json'] = { data, moduleId: 'COMM3' };
const session = await read<Answer<'login'>>('/wps/session/login', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Encryption: encryption.keyId },
  body: JSON.stringify(body),
});
const token: string = session.value.token;
const member = await read<Answer<'getMember'>>('/wps/member/info', { headers: { Authorization: \`Bearer \${token}\` } });
const account: string = member.value.account;
console.log(account);
`;

describe('a client generated by openapi-typescript', () => {
  let folder: string;
  beforeAll(async () => {
    // Below the project, so that the client finds jose.
    mkdirSync(join(root, '.data'), { recursive: true });
    folder = mkdtempSync(join(root, '.data/openapi-'));
    writeFileSync(join(folder, 'openapi.ts'), astToString(await openapiTS(text)));
    writeFileSync(join(folder, 'client.ts'), client);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          noEmit: true,
          allowImportingTsExtensions: true,
          module: 'nodenext',
          target: 'es2024',
          lib: ['es2024', 'dom'],
          types: [],
        },
        files: ['client.ts'],
      }),
    );
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('compiles in strict mode', async () => {
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    await expect(run(process.execPath, [compiler, '-p', folder])).resolves.toMatchObject({ stdout: '' });
  });

  test('signs in at the demo', async () => {
    const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
    try {
      const args = [join(folder, 'client.ts'), demo.origin, 'maya7', PASSWORD];
      await expect(run(process.execPath, args)).resolves.toMatchObject({ stdout: 'maya7\n' });
    } finally {
      await demo.close();
    }
  });
});
