import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { refusalCodes } from '../gateway/refusal.ts';
import { type JsonSchema, jsonSchemaOf } from './schemas.ts';
import { sortedRows } from './sorted-rows.ts';

const reference = (name: string) => ({ $ref: `#/components/${name}` });

/** Returns the whole table as an OpenAPI 3.1 document. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of sortedRows()) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer gateway',
      version,
      description:
        'What a gateway answers to Foyer. Made from the endpoint table; docs/operators/gateway.md explains it.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      parameters: {
        device: {
          name: 'Device',
          in: 'header',
          description: 'MOBILE, OTHERS in an installed home-screen app, KIOSK on a shared terminal',
          schema: { type: 'string', enum: ['MOBILE', 'OTHERS', 'KIOSK'] },
        },
        partner: {
          name: 'partner',
          in: 'query',
          description: 'Code of the partner whose page asks; counts on the pages of that partner alone',
          schema: { type: 'string' },
        },
        encryption: {
          name: 'Encryption',
          in: 'header',
          required: true,
          description: 'Id of the key that the body is sealed under, as the status call tells it',
          schema: { type: 'string' },
        },
      },
      schemas: { Refusal: refusalSchema },
      responses: {
        BadRequest: envelope('The call breaks the contract', reference('schemas/Refusal')),
        TooMany: {
          ...envelope('Too many tries', reference('schemas/Refusal')),
          headers: {
            'Retry-After': { description: 'Seconds until another one is heard', schema: { type: 'integer' } },
          },
        },
        Stranger: envelope(
          'A page that is not the partner’s, who is named: partner.origin, which any page may read',
          reference('schemas/Refusal'),
        ),
      },
    },
  };
}

const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'errorCode'],
  properties: {
    success: { const: false },
    errorCode: { type: 'string', description: 'A gateway may add its own', examples: refusalCodes },
    message: { type: 'string', description: 'For logs; never shown' },
    value: { description: 'What travels beside the code, e.g. { "captcha": true }' },
  },
};

function operationOf(row: AnyEndpoint) {
  const parameters = [
    ...queryOf(row),
    ...(row.open ? [reference('parameters/partner')] : []),
    ...(row.open && row.session === 'none' ? [] : [reference('parameters/device')]),
    ...(row.sealed ? [reference('parameters/encryption')] : []),
  ];
  return {
    operationId: row.name,
    summary: row.summary,
    tags: [row.module],
    'x-module': row.module,
    ...(row.cacheSeconds ? { 'x-cache-seconds': row.cacheSeconds } : {}),
    ...(row.flag ? { 'x-flag': row.flag } : {}),
    ...(row.open ? { 'x-open-to-partners': true } : {}),
    ...(row.session === 'none' ? { security: [] } : {}),
    ...(row.session === 'required' ? { security: [{ session: [] }] } : {}),
    ...(row.session === 'optional' ? { security: [{}, { session: [] }] } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(row.body ? { requestBody: bodyOf(row) } : {}),
    responses: {
      200: envelope('The answer, or a refusal', {
        oneOf: [answerSchema(row), reference('schemas/Refusal')],
      }),
      400: reference('responses/BadRequest'),
      ...(row.open ? { 403: reference('responses/Stranger') } : {}),
      ...(row.session === 'none' && (row.open || !row.cacheSeconds)
        ? { 429: reference('responses/TooMany') }
        : {}),
    },
  };
}

function envelope(description: string, schema: JsonSchema) {
  return { description, content: { 'application/json': { schema } } };
}

function answerSchema(row: AnyEndpoint): JsonSchema {
  return {
    type: 'object',
    required: ['success'],
    properties: { success: { const: true }, value: jsonSchemaOf(row.reply) },
  };
}

function queryOf(row: AnyEndpoint) {
  if (!row.query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(row.query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf(row: AnyEndpoint) {
  const plain = jsonSchemaOf(row.body);
  const type = row.form ? 'application/x-www-form-urlencoded' : 'application/json';
  if (!row.sealed) return { required: true, content: { [type]: { schema: plain } } };
  const schema = {
    type: 'object',
    required: ['data', 'moduleId'],
    properties: {
      data: {
        type: 'string',
        description: 'Compact JWE (RSA-OAEP-256, A256GCM) of the JSON that x-sealed describes',
        contentMediaType: 'application/jose',
        'x-sealed': plain,
      },
      moduleId: { const: row.module },
    },
  };
  return { required: true, content: { 'application/json': { schema } } };
}
