import { randomId } from '../../src/lib/hex.ts';
import { parseJson } from '../../src/lib/json.ts';
import {
  type FromFrame,
  isFromFrame,
  MAX_FRAME_HEIGHT,
  PORT,
  parseToFrame,
  READY,
  type ToFrame,
} from '../operator-dialog/protocol.ts';

export interface ParentPage {
  post(message: FromFrame): void;
  /** Sends the height of the content in CSS pixels. */
  reportHeight(pixels: number): void;
  /** Origin of the page; empty before the handshake. */
  origin(): string;
}

/** Returns the partner's origins, which the server writes into the page. */
function registeredOrigins(): string[] {
  const listed = parseJson(document.getElementById('parents')?.textContent);
  return Array.isArray(listed) ? listed.filter((origin) => typeof origin === 'string') : [];
}

/** Returns the parent's origin if the browser reveals it. */
function browserReportedOrigin(): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}

/**
 * Sends `READY` to the partner's registered origins and communicates through the port of the answer. Accepts one
 * answer only.
 */
export function connectParent(hear: (message: ToFrame) => void, onMet: () => void): ParentPage {
  const registered = registeredOrigins();
  const reportedOrigin = browserReportedOrigin();
  const nonce = randomId();
  let port: MessagePort | undefined;
  let parentOrigin = '';
  /** Kept, because the page may answer after the content was rendered. */
  let lastHeight: number | undefined;
  const onAnswer = ({ source, origin, data, ports: [given] }: MessageEvent) => {
    if (source !== parent || !registered.includes(origin) || !given) return;
    if (port || data !== PORT + nonce) return;
    removeEventListener('message', onAnswer);
    parentOrigin = origin;
    port = given;
    port.onmessage = (event) => {
      const message = parseToFrame(event.data);
      if (message) hear(message);
    };
    if (lastHeight !== undefined) post(lastHeight);
    onMet();
  };
  addEventListener('message', onAnswer);
  for (const origin of registered) {
    if (!reportedOrigin || reportedOrigin === origin) parent.postMessage(READY + nonce, origin);
  }
  const post = (message: FromFrame) => {
    // Blocks anything that is not in the protocol.
    if (isFromFrame(message)) port?.postMessage(message);
  };
  return {
    post,
    reportHeight(pixels) {
      lastHeight = Math.min(Math.ceil(pixels), MAX_FRAME_HEIGHT);
      post(lastHeight);
    },
    origin: () => parentOrigin,
  };
}
