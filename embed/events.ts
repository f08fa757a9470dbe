/** What a page can listen to, as `foyer:<name>` on a mount or above it. Nothing in it is secret. */
export interface Events {
  /** The mount shows its data. */
  ready: { mount: string };
  /** The mount could not be shown, or its data could not be had. */
  error: { mount: string; code: string };
  /** The mount has another height, in CSS pixels. */
  resize: { mount: string; height: number };
  /** Whether somebody is signed in at the operator, and nothing of who. */
  session: { mount: string; signedIn: boolean };
  /** A game was chosen. Cancelled, it is not played. */
  game: {
    mount: string;
    gameId: string;
    nodeId: string;
    gameName: string;
    gameType: string;
    vassalage: string;
  };
}

export type EventName = keyof Events;

/** Tells the page, through shadow roots and up to the document; false where it cancelled what would follow. */
export function emit<Name extends EventName>(host: Element, name: Name, detail: Events[Name]): boolean {
  return host.dispatchEvent(
    new CustomEvent(`foyer:${name}`, { detail, bubbles: true, composed: true, cancelable: name === 'game' }),
  );
}
