import { afterPaint } from '../ui/after-paint.ts';

/** Milliseconds after which a page that is not painted goes on all the same: its tab may have been left. */
const PATIENCE = 200;

/** Settles once what the page came with is painted; in a page that nobody sees, soon. */
export const firstPainted = (): Promise<unknown> =>
  new Promise((done) => {
    afterPaint(() => done(undefined));
    setTimeout(done, PATIENCE);
  });
