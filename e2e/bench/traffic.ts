import { setTimeout as after } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

export type Kind = 'html' | 'js' | 'css' | 'images' | 'data';

interface Transfer {
  kind: Kind;
  path: string;
  /** Bytes on the wire, including headers. */
  bytes: number;
  /** Bytes of the response's headers. */
  headers: number;
  /** Seconds on the browser's clock. */
  ended: number;
}

/** A page is idle after this many milliseconds without requests and responses. */
const QUIET = 1_500;
/** Timeout for pages that never are (ms). */
const PATIENCE = 20_000;

/** Records the network traffic of a page from its creation. */
export class Traffic {
  readonly transfers: Transfer[] = [];
  #open = new Map<string, Pick<Transfer, 'kind' | 'path' | 'headers'>>();
  #last = performance.now();
  #loaded = Number.POSITIVE_INFINITY;

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.startsWith('http')) return;
      this.#note(() =>
        this.#open.set(requestId, { kind: 'data', path: new URL(request.url).pathname, headers: 0 }),
      );
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      const transfer = this.#open.get(requestId);
      if (!transfer) return;
      transfer.kind = kindOf(response.mimeType);
      transfer.headers = response.encodedDataLength;
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const transfer = this.#open.get(requestId);
      if (transfer) this.transfers.push({ ...transfer, bytes: encodedDataLength, ended: timestamp });
      this.#note(() => this.#open.delete(requestId));
    });
    cdp.on('Network.loadingFailed', ({ requestId }) => this.#note(() => this.#open.delete(requestId)));
    cdp.on('Page.loadEventFired', ({ timestamp }) => {
      this.#note(() => {
        this.#loaded = timestamp;
      });
    });
  }

  /** Waits until the page has loaded and the network is idle. */
  async quiet(): Promise<void> {
    const from = performance.now();
    const busy = () => this.#open.size > 0 || this.#loaded === Number.POSITIVE_INFINITY;
    for (;;) {
      const now = performance.now();
      const rested = now - this.#last;
      if ((!busy() && rested >= QUIET) || now - from > PATIENCE) return;
      await after(busy() ? 50 : QUIET - rested);
    }
  }

  /** Returns the bytes of a kind, or of all. */
  bytes(kind?: Kind): number {
    return sum(this.transfers.filter((each) => !kind || each.kind === kind));
  }

  /** Returns the bytes of a kind without headers. */
  bodyBytes(kind: Kind): number {
    return this.transfers.reduce(
      (total, each) => (each.kind === kind ? total + each.bytes - each.headers : total),
      0,
    );
  }

  /** Returns the bytes received before the load event. */
  bytesBeforeLoad(): number {
    return sum(this.transfers.filter(({ ended }) => ended <= this.#loaded));
  }

  #note(change: () => void): void {
    change();
    this.#last = performance.now();
  }
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}

function kindOf(mimeType: string): Kind {
  if (/javascript/.test(mimeType)) return 'js';
  if (/html/.test(mimeType)) return 'html';
  if (/css/.test(mimeType)) return 'css';
  return mimeType.startsWith('image/') ? 'images' : 'data';
}
