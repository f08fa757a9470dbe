/** Events of a mount, dispatched as `foyer:<name>`. They bubble and contain nothing secret. */
export interface Events {
  /** The mount shows its data. */
  ready: { mount: string };
  /** The mount or its data could not be loaded. */
  error: { mount: string; code: string };
  /** The height of the mount changed, in CSS pixels. */
  resize: { mount: string; height: number };
  /** The visitor signed in at the operator, or out. The event does not identify them. */
  session: { mount: string; signedIn: boolean };
  /** The visitor chose a game. `preventDefault()` keeps it from opening. */
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

/** Dispatches an event on a mount. Returns false if a listener called `preventDefault()`. */
export function emit<Name extends EventName>(host: Element, name: Name, detail: Events[Name]): boolean {
  return host.dispatchEvent(
    new CustomEvent(`foyer:${name}`, { detail, bubbles: true, composed: true, cancelable: name === 'game' }),
  );
}
