const TIME = /^(at|from|now|since|until)$|(At|Time)$/;
const AMOUNTS: ReadonlySet<string> = new Set(
  'amount balance bet bonus bonuses deposit earned fee fixed in income loss main maxBet minBet out paid reward rewards sumBalance toMain toVendors turnover win winAmount withdrawalLimit won'.split(
    ' ',
  ),
);

/** Returns the kind of a number in a response, by the name of its field. */
export function numberKind(field: string): 'time' | 'amount' | undefined {
  if (TIME.test(field)) return 'time';
  return AMOUNTS.has(field) ? 'amount' : undefined;
}
