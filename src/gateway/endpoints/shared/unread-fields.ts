/** Fields of games and vendors that the contract names and the product does not read. */
export const unreadFields = [
  'nodeName',
  'showIcon',
  'roomId',
  'supportPlay',
  'isGameH5',
  'gameCode',
  'gameClassifyNew',
  'cardId',
  'accountTypeName',
] as const;

/** A reply without the fields that the product does not read. */
export type OnlyRead<Reply> = Omit<Reply, (typeof unreadFields)[number]>;
