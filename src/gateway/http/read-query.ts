import type { GenericSchema } from 'valibot';

/** What of a valibot schema decides how the text of a query parameter is read. */
interface Shape {
  type: string;
  wrapped?: Shape;
  pipe?: Shape[];
  literal?: unknown;
  entries?: Record<string, Shape>;
}

/** The schema under `optional`, `nullish` and pipes. */
function core(shape: Shape): Shape {
  if (shape.wrapped) return core(shape.wrapped);
  const [first] = shape.pipe ?? [];
  return first && first !== shape ? core(first) : shape;
}

/** Numbers and booleans travel as text in a query; a text that is neither is left for the schema to refuse. */
function fromText(shape: Shape, text: string): unknown {
  const { type, literal } = core(shape);
  const wanted = type === 'literal' ? typeof literal : type;
  if (wanted === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (wanted === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** The parameters a row knows, each as the type its schema wants; the first where one comes twice. */
export function readQuery(schema: GenericSchema, search: URLSearchParams): Record<string, unknown> {
  const entries = (schema as unknown as Shape).entries ?? {};
  const query: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(entries)) {
    const text = search.get(name);
    if (text !== null) query[name] = fromText(shape, text);
  }
  return query;
}
