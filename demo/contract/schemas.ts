import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

export type JsonSchema = Record<string, unknown>;

/** The parts of a valibot schema that can contain schemas. */
interface Node {
  kind: string;
  type: string;
  item?: Node;
  entries?: Record<string, Node>;
  wrapped?: Node;
  value?: unknown;
  options?: unknown[];
  pipe?: Node[];
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // The wire format, before transformations.
  typeMode: 'input',
  errorMode: 'ignore',
};

/** Returns the JSON Schema of a valibot schema's wire format. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(withPlainLists(schema), config);
  return converted;
}

/** Returns a schema that rejects a list with a bad entry instead of dropping the entry. */
export function withPlainLists(schema: v.GenericSchema): v.GenericSchema {
  return plainLists(schema) as unknown as v.GenericSchema;
}

/** Replaces lists that drop bad entries by lists of their entries, and keeps the checks of their length. */
function plainLists(node: Node): Node {
  if (node.item && node.pipe) {
    const list = v.array(plainLists(node.item) as unknown as v.GenericSchema);
    const checks = node.pipe.filter(({ kind }) => kind === 'validation');
    return { ...list, pipe: [list, ...checks] };
  }
  const copy: Node = { ...node };
  if (node.entries) {
    copy.entries = Object.fromEntries(
      Object.entries(node.entries).map(([name, entry]) => [name, plainLists(entry)]),
    );
  }
  for (const place of ['item', 'wrapped', 'value'] as const) {
    const held = node[place];
    if (isNode(held)) copy[place] = plainLists(held);
  }
  if (node.options) copy.options = node.options.map((held) => (isNode(held) ? plainLists(held) : held));
  if (node.pipe) {
    // The first item of a pipe is the schema itself, without its pipe.
    copy.pipe = node.pipe.map((held) => (held.kind === 'schema' && held !== node ? plainLists(held) : held));
  }
  return copy;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && (value as Node).kind === 'schema';
}
