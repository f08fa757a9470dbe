import * as v from 'valibot';
import { numberKind } from '../contract/number-fields.ts';

/** The parts of a valibot schema that decide where a value's fields are. */
interface Shape {
  type: string;
  wrapped?: Shape;
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  items?: readonly Shape[];
  value?: Shape;
  options?: readonly Shape[];
}

type Direction = 'to dialect' | 'to contract';

/** `pageNo` becomes `page_no`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function convertNumber(number: number, field: string, direction: Direction): number {
  const kind = numberKind(field);
  // The dialect has hundredths and seconds.
  const factor = kind === 'amount' ? 100 : kind === 'time' ? 1 / 1000 : 1;
  if (factor === 1) return number;
  if (direction === 'to contract') return number / factor;
  return kind === 'time' ? Math.floor(number * factor) : Math.round(number * factor);
}

/** Converts names, amounts and times of a value of the contract's schema to the dialect, or back. */
export function convert(schema: unknown, value: unknown, direction: Direction, field = ''): unknown {
  const shape = schema as Shape;
  if (value === null || value === undefined || !shape) return value;
  if (shape.wrapped) return convert(shape.wrapped, value, direction, field);
  if (typeof value === 'number') return convertNumber(value, field, direction);
  if (shape.options && typeof value === 'object') {
    const converted = shape.options.map(
      (option) => [option, convert(option, value, direction, field)] as const,
    );
    const fits = converted.find(([option, result]) =>
      v.is(option as unknown as v.GenericSchema, direction === 'to dialect' ? value : result),
    );
    return (fits ?? converted[0])?.[1];
  }
  if (Array.isArray(value)) {
    return value.map((entry, at) => convert(shape.items?.[at] ?? shape.item, entry, direction, field));
  }
  if (typeof value !== 'object') return value;
  if (shape.value) {
    // The keys of a record are data.
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, convert(shape.value, each, direction, field)]),
    );
  }
  const names = new Map(
    Object.keys(shape.entries ?? {}).map((name) =>
      direction === 'to dialect' ? [name, snakeCase(name)] : [snakeCase(name), name],
    ),
  );
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const name = names.get(key) ?? key;
      const own = direction === 'to dialect' ? key : name;
      return [name, convert(shape.entries?.[own], each, direction, own)];
    }),
  );
}
