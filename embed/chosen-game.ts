/** What a mount knows of a game that can be played. */
export interface ChosenGame {
  gameId: string;
  nodeId: string;
  gameName: string;
  gameType: string;
  vassalage: string;
}
