import { signedAmount } from '../../i18n/signed-amount.ts';
import type { Texts } from '../../i18n/texts.ts';
import { timeText } from '../../i18n/time-text.ts';

/** A value of a record's entries: a column of the table and the file, and a part of the card. */
export interface RecordColumn<Item> {
  /** Unique within the record. */
  id: string;
  label: string;
  /** Format; `signed` is money with its sign, `time` milliseconds since 1970, `day` a date such as `2026-11-21` with its `text`. */
  kind: 'text' | 'number' | 'money' | 'signed' | 'time' | 'day';
  value(item: Item): string | number | undefined;
  /** Text of a value whose format depends on the entry. */
  text?(item: Item): string;
  /** Part of the card: a detail by default; notes precede the time, without labels; `side` is at the end of their line. */
  card?: 'title' | 'amount' | 'note' | 'time' | 'state' | 'side';
  /** Whether cards leave out a zero. */
  hidesZero?: boolean;
  /** Whether it is left out while no entry has a value. */
  optional?: boolean;
  /** Where it appears; everywhere by default. */
  only?: 'table' | 'card';
  /** Sign that decides the colour; that of the value by default, if it is `signed`. */
  sign?(item: Item): number;
  /** Whether its texts have several lines, which must not narrow the other columns. */
  isLong?: true;
  /** False for texts without an order. */
  sorts?: false;
}

/** Texts and currency with which values are formatted. */
export interface RecordFormat {
  texts: Pick<Texts, 't' | 'money' | 'number' | 'language'>;
  currency: string;
}

export const tableColumns = <Item>(columns: readonly RecordColumn<Item>[]): readonly RecordColumn<Item>[] =>
  columns.filter(({ only }) => only !== 'card');

/** Whether a column holds amounts or counts, which align at their end. */
export const isNumeric = ({ kind }: Pick<RecordColumn<never>, 'kind'>): boolean =>
  kind === 'number' || kind === 'money' || kind === 'signed';

export function signOf<Item>({ kind, value, sign }: RecordColumn<Item>, item: Item): number {
  if (sign) return sign(item);
  return kind === 'signed' ? Number(value(item) ?? 0) : 0;
}

/** Returns a value as the player reads it; empty without one. */
export function valueText<Item>(
  { kind, value, text }: RecordColumn<Item>,
  item: Item,
  { texts, currency }: RecordFormat,
): string {
  if (text) return text(item);
  const raw = value(item);
  if (typeof raw !== 'number') return raw ?? '';
  if (kind === 'money') return texts.money(raw, currency);
  if (kind === 'signed') return signedAmount(texts, raw, currency);
  return kind === 'time' ? timeText(raw, texts.language) : texts.number(raw);
}
