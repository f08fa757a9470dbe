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
  const plain = withPlainLists(schema) as unknown as v.GenericSchema;
  const { $schema: _, ...converted } = toJsonSchema(plain, config);
  return converted;
}

/** Replaces lists that drop bad entries by lists of their entries, and keeps the checks of their length. */
function withPlainLists(node: Node): Node {
  if (node.item && node.pipe) {
    const list = v.array(withPlainLists(node.item) as unknown as v.GenericSchema);
    const checks = node.pipe.filter(({ kind }) => kind === 'validation');
    return { ...list, pipe: [list, ...checks] };
  }
  const copy: Node = { ...node };
  if (node.entries) {
    copy.entries = Object.fromEntries(
      Object.entries(node.entries).map(([name, entry]) => [name, withPlainLists(entry)]),
    );
  }
  for (const place of ['item', 'wrapped', 'value'] as const) {
    const held = node[place];
    if (isNode(held)) copy[place] = withPlainLists(held);
  }
  if (node.options) copy.options = node.options.map((held) => (isNode(held) ? withPlainLists(held) : held));
  if (node.pipe) {
    // The first item of a pipe is the schema itself, without its pipe.
    copy.pipe = node.pipe.map((held) =>
      held.kind === 'schema' && held !== node ? withPlainLists(held) : held,
    );
  }
  return copy;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && (value as Node).kind === 'schema';
}
