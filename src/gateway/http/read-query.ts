import type { GenericSchema } from 'valibot';

/** The parts of a valibot schema that decide how a query parameter is parsed. */
interface Shape {
  type: string;
  wrapped?: Shape;
  pipe?: Shape[];
  literal?: unknown;
  entries?: Record<string, Shape>;
}

/** Returns the schema inside `optional`, `nullish` and pipes. */
function core(shape: Shape): Shape {
  if (shape.wrapped) return core(shape.wrapped);
  const [first] = shape.pipe ?? [];
  return first && first !== shape ? core(first) : shape;
}

/** Parses numbers and booleans of a query; leaves other text for the schema to reject. */
function fromText(shape: Shape, text: string): unknown {
  const { type, literal } = core(shape);
  const wanted = type === 'literal' ? typeof literal : type;
  if (wanted === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (wanted === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Returns the parameters of a row, parsed to the types of its schema. Of repeated parameters the first counts. */
export function readQuery(schema: GenericSchema, search: URLSearchParams): Record<string, unknown> {
  const entries = (schema as unknown as Shape).entries ?? {};
  const query: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(entries)) {
    const text = search.get(name);
    if (text !== null) query[name] = fromText(shape, text);
  }
  return query;
}
