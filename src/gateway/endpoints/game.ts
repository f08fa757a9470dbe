import * as v from 'valibot';
import { withDefault } from '../http/endpoint.ts';
import { flag, id, idOrNone, text } from './shared/fields.ts';
import type { OnlyRead } from './shared/unread-fields.ts';

/** A game in any list. */
export const game = v.object({
  gameId: id,
  nodeId: id,
  nodeName: text,
  gameName: v.string(),
  displayName: text,
  showIcon: text,
  iconUrl: text,
  /** Category: RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, LOTT, ELOTT. */
  gameType: text,
  /** Vendor code. */
  vassalage: text,
  gameClassify: text,
  minBet: withDefault(v.number(), 0),
  isHot: flag,
  roomId: idOrNone,
  supportPlay: flag,
  freeplay: flag,
  isGameH5: flag,
  gameCode: text,
  lottoMode: text,
  gameClassifyNew: text,
  telGameId: idOrNone,
  telNodeId: idOrNone,
});

export type Game = OnlyRead<v.InferOutput<typeof game>>;
