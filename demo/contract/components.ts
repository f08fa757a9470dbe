import { endpoints } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { numberKind } from './number-fields.ts';
import { schemaNames } from './schema-names.ts';
import { type JsonSchema, jsonSchemaOf } from './schemas.ts';

const numberNotes = {
  time: 'Milliseconds since 1970',
  amount: "In the site's currency",
} as const;

/** Collects the named schemas of a document. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #names = new Map<string, string>();

  constructor() {
    const places = new Map<string, string>();
    for (const row of Object.values<AnyEndpoint>(endpoints)) {
      visit(jsonSchemaOf(row.reply), row.name, places);
      if (row.body) visit(jsonSchemaOf(row.body), `${row.name}!`, places);
    }
    for (const [name, place] of Object.entries(schemaNames)) {
      const found = places.get(place);
      if (found === undefined) throw new Error(`schema-names.ts: there is no ${place} for ${name}`);
      const other = this.#names.get(found);
      if (other) throw new Error(`schema-names.ts: ${name} and ${other} are the same schema`);
      this.#names.set(found, name);
    }
  }

  /** Returns a reference to the schema, which gets this name unless it or an equal one has another. */
  named(schema: JsonSchema, name: string): JsonSchema {
    return this.#reference(this.#names.get(JSON.stringify(schema)) ?? name, schema);
  }

  /** Returns the schema itself, with the named schemas in it as references. */
  inline(schema: JsonSchema): JsonSchema {
    return this.#parts(schema, '');
  }

  #reference(name: string, schema: JsonSchema): JsonSchema {
    this.schemas[name] ??= this.#parts(schema, '');
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Replaces the named schemas in a schema by references. `field` is the name of its property. */
  #linked(schema: JsonSchema, field: string): JsonSchema {
    const name = this.#names.get(JSON.stringify(schema));
    return name ? this.#reference(name, schema) : this.#parts(schema, field);
  }

  /** Describes a tuple of equal entries as a list of that length, which more tools understand. */
  #tuple(entries: JsonSchema[], field: string): JsonSchema {
    const linked = entries.map((each) => this.#linked(each, field));
    if (new Set(linked.map((each) => JSON.stringify(each))).size > 1) return { prefixItems: linked };
    return { items: linked[0], minItems: linked.length, maxItems: linked.length };
  }

  #parts(schema: JsonSchema, field: string): JsonSchema {
    const {
      properties,
      items,
      prefixItems,
      additionalProperties,
      anyOf,
      oneOf,
      propertyNames: _,
      ...rest
    } = schema;
    const all = (schemas: unknown) => (schemas as JsonSchema[]).map((each) => this.#linked(each, field));
    const simple = simpleTypes(schema);
    if (simple) return described({ ...withoutAnyOf(schema), type: simple }, field);
    return described(
      {
        ...rest,
        ...(properties !== undefined && {
          properties: Object.fromEntries(
            Object.entries(properties as Record<string, JsonSchema>).map(([key, each]) => [
              key,
              this.#linked(each, key),
            ]),
          ),
        }),
        ...(isSchema(items) && { items: this.#linked(items, field) }),
        ...(Array.isArray(prefixItems) && this.#tuple(prefixItems as JsonSchema[], field)),
        ...(isSchema(additionalProperties) && {
          additionalProperties: this.#linked(additionalProperties, field),
        }),
        ...(anyOf !== undefined && { anyOf: all(anyOf) }),
        ...(oneOf !== undefined && { oneOf: all(oneOf) }),
      },
      field,
    );
  }
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

function withoutAnyOf({ anyOf: _, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

/** Returns the types of an `anyOf` whose members have nothing but a type, such as text or null. */
function simpleTypes({ anyOf }: JsonSchema): string[] | undefined {
  if (!Array.isArray(anyOf)) return undefined;
  const types = (anyOf as JsonSchema[]).map((each) => {
    if (typeof each.type === 'string' && Object.keys(each).length === 1) return [each.type];
    return Object.keys(each).length === 1 ? simpleTypes(each) : undefined;
  });
  return types.every((each) => each !== undefined) ? types.flat() : undefined;
}

function described(schema: JsonSchema, field: string): JsonSchema {
  const types = [schema.type].flat();
  const kind = types.includes('number') && !types.includes('string') ? numberKind(field) : undefined;
  return kind ? { ...schema, description: numberNotes[kind] } : schema;
}

/** Notes the JSON of each schema in a schema by its place. */
function visit(schema: JsonSchema, place: string, places: Map<string, string>): void {
  places.set(place, JSON.stringify(schema));
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  const within = (key: string) => (place.endsWith('!') ? `${place}${key}` : `${place}.${key}`);
  for (const [key, each] of Object.entries(properties as Record<string, JsonSchema>))
    visit(each, within(key), places);
  if (isSchema(items)) visit(items, `${place}[]`, places);
  if (isSchema(additionalProperties)) visit(additionalProperties, `${place}{}`, places);
  for (const each of anyOf as JsonSchema[]) if (each.type !== 'null') visit(each, place, places);
}
