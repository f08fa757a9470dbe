export interface ChosenGame {
  gameId: string;
  nodeId: string;
  gameName: string;
  gameType: string;
  vassalage: string;
}
