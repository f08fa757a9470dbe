/** Milliseconds after which a page that is not painted goes on all the same: its tab may have been left. */
const PATIENCE = 200;

/** Settles once what the page came with is painted; in a page that nobody sees, soon. */
export const firstPainted = (): Promise<unknown> =>
  new Promise((done) => {
    // The frame's own work ends with the paint; what comes in a task of its own is behind it.
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, PATIENCE);
  });
