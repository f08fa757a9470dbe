import type { EndpointName } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { refusalCodes } from '../gateway/refusal.ts';
import { callErrors } from './call-errors.ts';
import { Components } from './components.ts';
import { type Example, recordExamples } from './examples.ts';
import { parameterNote } from './parameter-notes.ts';
import { type JsonSchema, jsonSchemaOf } from './schemas.ts';
import { sortedRows } from './sorted-rows.ts';
import { tagList, tagOf } from './tags.ts';

const JSON_TYPE = 'application/json';
const refusalSchema: JsonSchema = {
  type: 'object',
  description: 'A gateway may add codes.',
  required: ['success', 'errorCode'],
  properties: {
    success: { type: 'boolean', const: false },
    errorCode: { type: 'string', examples: refusalCodes },
    message: { type: 'string', description: 'For logs; never shown' },
    value: { description: 'Data in addition to the code, such as { "captcha": true }' },
  },
};
const sealedBody: JsonSchema = {
  type: 'object',
  description: 'A body that only the gateway can read',
  required: ['data', 'moduleId'],
  properties: {
    data: {
      type: 'string',
      description: 'Compact JWE with the protected header of x-protected-header',
      contentMediaType: 'application/jose',
    },
    moduleId: { type: 'string', description: 'Module of the call' },
  },
  'x-protected-header': {
    type: 'object',
    required: ['alg', 'enc', 'kid', 'iat', 'jti'],
    properties: {
      alg: { type: 'string', const: 'RSA-OAEP-256' },
      enc: { type: 'string', const: 'A256GCM' },
      kid: { type: 'string', description: 'Id of the key: encryption.keyId of getStatus' },
      iat: {
        type: 'integer',
        description:
          'Seconds since 1970. A body is valid within five minutes of its time; others are refused with sealed.stale',
      },
      jti: {
        type: 'string',
        description: '128 random bits; a repeated id is refused',
        pattern: '^[\\w-]{16,64}$',
      },
    },
  },
};
/** A JWE without content. */
const SEALED_EXAMPLE = 'eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.UmVk.SXY.Q2lwaGVy.VGFn';

const components = (name: string) => ({ $ref: `#/components/${name}` });

/** Returns the whole table as an OpenAPI 3.1 document. */
export async function openApiDocument(version: string) {
  const examples = await recordExamples();
  const named = new Components();
  const paths: Record<string, Record<string, unknown>> = {};
  const operations: ReturnType<typeof operationOf>[] = [];
  for (const row of sortedRows()) {
    const operation = operationOf(row, named, examples.get(row.name)!);
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation };
    operations.push(operation);
  }
  const shared = shareParameters(operations);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer gateway',
      version,
      description:
        'What a gateway answers to Foyer. Made from the endpoint table; docs/operators/gateway.md explains it.',
      contact: { name: 'Foyer' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Origin of the gateway' }],
    tags: tagList,
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'Token of login, openTrial or takeSession' },
      },
      parameters: {
        ...shared,
        device: {
          name: 'Device',
          in: 'header',
          description: 'MOBILE, OTHERS in an installed home-screen app, KIOSK on a shared terminal',
          schema: { type: 'string', enum: ['MOBILE', 'OTHERS', 'KIOSK'] },
        },
        partner: {
          name: 'partner',
          in: 'query',
          description:
            'Code of the partner whose page makes the call; valid on the pages of that partner only',
          schema: { type: 'string' },
        },
        encryption: {
          name: 'Encryption',
          in: 'header',
          required: true,
          description: 'Id of the key that the body is sealed with: `encryption.keyId` of getStatus',
          schema: { type: 'string' },
        },
      },
      schemas: { Refusal: refusalSchema, SealedBody: sealedBody, ...sortedByName(named.schemas) },
      responses: {
        BadRequest: refusalResponse('The call breaks the contract', refusal.badRequest),
        TooMany: {
          ...refusalResponse('Rate limit', refusal.tooMany),
          headers: {
            'Retry-After': { description: 'Seconds to wait, if known', schema: { type: 'integer' } },
          },
        },
        Stranger: refusalResponse(
          'The page is not one of the named partner. Every page may read this refusal',
          featureRefusal.partnerOrigin,
        ),
        UnknownTerminal: refusalResponse('Unknown terminal or key', featureRefusal.terminalUnknown),
      },
    },
  };
}

/**
 * Replaces query parameters that several calls describe in the same words by references, and returns them by name. The first
 * call's example stays.
 */
function shareParameters(operations: { parameters?: Parameter[] }[]): Record<string, Parameter> {
  const uses = new Map<string, Parameter[]>();
  const keyOf = ({ example: _, ...rest }: Parameter) => JSON.stringify(rest);
  for (const { parameters = [] } of operations)
    for (const each of parameters)
      if (each.name) uses.set(keyOf(each), [...(uses.get(keyOf(each)) ?? []), each]);
  const shared: Record<string, Parameter> = {};
  for (const [first, ...others] of uses.values()) {
    if (first?.name && others.length && !shared[first.name]) shared[first.name] = first;
  }
  for (const operation of operations) {
    operation.parameters &&= operation.parameters.map((each) => {
      const { name = '' } = each;
      const same = shared[name];
      return same && keyOf(same) === keyOf(each) ? components(`parameters/${name}`) : each;
    });
  }
  return shared;
}

function sortedByName(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Parameter {
  $ref?: string;
  name?: string;
  example?: unknown;
}

function refusalResponse(description: string, code: string) {
  const example = { success: false, errorCode: code };
  return { description, content: { [JSON_TYPE]: { schema: components('schemas/Refusal'), example } } };
}

function operationOf(row: AnyEndpoint, named: Components, example: Example) {
  const parameters: Parameter[] = [
    ...queryOf(row, named, example),
    ...(row.open ? [components('parameters/partner')] : []),
    ...(row.open && row.session === 'none' ? [] : [components('parameters/device')]),
    ...(row.sealed ? [components('parameters/encryption')] : []),
  ];
  const errors = errorsOf(row);
  return {
    operationId: row.name,
    summary: row.summary,
    description: descriptionOf(row, errors),
    tags: [tagOf(row.name)],
    'x-module': row.module,
    'x-error-codes': errors,
    ...(row.cacheSeconds ? { 'x-cache-seconds': row.cacheSeconds } : {}),
    ...(row.flag ? { 'x-flag': row.flag } : {}),
    ...(row.optional ? { 'x-optional': true } : {}),
    ...(row.open ? { 'x-open-to-partners': true } : {}),
    security: { none: [], required: [{ session: [] }], optional: [{}, { session: [] }] }[row.session],
    ...(parameters.length ? { parameters } : {}),
    ...(row.body ? { requestBody: bodyOf(row, named, example) } : {}),
    responses: {
      200: successOf(row, named, example, errors),
      400: components('responses/BadRequest'),
      ...(row.open ? { 403: components('responses/Stranger') } : {}),
      ...(errors.includes(featureRefusal.terminalUnknown)
        ? { 403: components('responses/UnknownTerminal') }
        : {}),
      ...(errors.includes(refusal.tooMany) ? { 429: components('responses/TooMany') } : {}),
    },
  };
}

/** The codes that a call can be refused with. */
function errorsOf({ name, session, sealed, open, flag }: AnyEndpoint): string[] {
  const { notLoggedIn, loggedOut, revoked, mustChange, noPermission, badRequest, tooMany, upgrading } =
    refusal;
  const codes: string[] = [
    ...(callErrors[name as EndpointName] ?? []),
    ...(session === 'required' ? [notLoggedIn, loggedOut, revoked, mustChange] : []),
    ...(flag ? [noPermission] : []),
    ...(sealed ? [featureRefusal.sealStale] : []),
    ...(open ? [featureRefusal.partnerOrigin, tooMany] : []),
    badRequest,
    ...(name === 'getStatus' ? [] : [upgrading]),
  ];
  return [...new Set(codes)];
}

function descriptionOf(
  { session, flag, optional, sealed, open, cacheSeconds }: AnyEndpoint,
  errors: readonly string[],
): string {
  const facts = [
    session === 'required' && 'Needs a session.',
    session === 'optional' && 'Sends the session if there is one.',
    open && 'Open to pages of partners, without a session.',
    sealed && 'The body is sealed.',
    optional && 'A gateway may lack the call; its flag is off then.',
    flag && `Refused with \`permission.denied\` while the flag ${flag} is off.`,
    cacheSeconds && `May be cached for ${cacheSeconds} s without a session.`,
    `Refusals: ${errors.map((code) => `\`${code}\``).join(', ')}.`,
  ];
  return facts.filter(Boolean).join(' ');
}

const capitalised = (name: string) => name[0]!.toUpperCase() + name.slice(1);

function successOf(row: AnyEndpoint, named: Components, { value }: Example, errors: readonly string[]) {
  const reply = jsonSchemaOf(row.reply);
  const isKnown = Object.keys(reply).length > 0;
  const success = {
    type: 'object',
    required: ['success', 'value'],
    properties: {
      success: { type: 'boolean', const: true },
      value: isKnown
        ? named.named(reply, `${capitalised(row.name)}Value`)
        : { description: 'Not read; null if empty' },
    },
  };
  return {
    description: 'The value, or a refusal',
    content: {
      [JSON_TYPE]: {
        schema: { oneOf: [success, components('schemas/Refusal')] },
        examples: {
          success: { value: { success: true, value: value ?? null } },
          refusal: { value: { success: false, errorCode: errors[0] } },
        },
      },
    },
  };
}

function queryOf(row: AnyEndpoint, named: Components, { input }: Example) {
  if (!row.query) return [];
  const { properties, required = [] } = named.inline(jsonSchemaOf(row.query)) as {
    properties: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    description: parameterNote(row.name, name),
    required: required.includes(name),
    schema,
    ...(input.query?.[name] !== undefined && { example: input.query[name] }),
  }));
}

function bodyOf(row: AnyEndpoint, named: Components, { input }: Example) {
  const plain = named.named(jsonSchemaOf(row.body), `${capitalised(row.name)}Body`);
  const type = row.form ? 'application/x-www-form-urlencoded' : JSON_TYPE;
  if (!row.sealed) return { required: true, content: { [type]: { schema: plain, example: input.body } } };
  const content = {
    type: 'object',
    properties: {
      data: { type: 'string', contentSchema: plain },
      moduleId: { type: 'string', const: row.module },
    },
  };
  const schema = { allOf: [components('schemas/SealedBody'), content] };
  const example = { data: SEALED_EXAMPLE, moduleId: row.module };
  return {
    required: true,
    'x-unsealed-example': input.body,
    content: { [JSON_TYPE]: { schema, example } },
  };
}
