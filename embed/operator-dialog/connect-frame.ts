import { type FromFrame, isFromFrame, PORT, READY, type ToFrame } from './protocol.ts';

/**
 * Why there is no frame: the page's own policy forbids it; the operator does not let this page hold it, or a browser keeps
 * it out; it does not answer.
 */
export type Refused = 'policy' | 'refused' | 'silent';

/** Milliseconds a frame may take until it speaks, and that one which has loaded is waited for. */
const LIMIT = 20_000;
const AFTER_LOAD = 2_000;

interface Ends {
  onConnected(): void;
  onMessage(message: FromFrame): void;
  onRefused(why: Refused): void;
}

export interface Connection {
  post(message: ToFrame): void;
  end(): void;
}

/**
 * Waits for the operator's frame to say that it is there and hands it a port. Only the frame's own window is heard, and
 * only while it holds a page of the operator's origin; each greeting is answered once. A frame that was loaded anew
 * greets with another number, and the port of the one before is closed.
 */
export function connect(frame: HTMLIFrameElement, site: string, ends: Ends): Connection {
  let port: MessagePort | undefined;
  let greeting: string | undefined;
  let timer = setTimeout(() => refuse('silent'), LIMIT);

  const refuse = (why: Refused) => {
    end();
    ends.onRefused(why);
  };
  const hear = ({ source, origin, data }: MessageEvent) => {
    const window = frame.contentWindow;
    if (!window || source !== window || origin !== site || data === greeting) return;
    if (!data?.startsWith?.(READY)) return;
    greeting = data;
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = (event) => {
      if (port === port1 && isFromFrame(event.data)) ends.onMessage(event.data);
    };
    window.postMessage(data.replace(READY, PORT), site, [port2]);
    clearTimeout(timer);
    ends.onConnected();
  };
  const onLoad = () => {
    if (port) return;
    clearTimeout(timer);
    timer = setTimeout(() => refuse('refused'), AFTER_LOAD);
  };
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (!port && effectiveDirective === 'frame-src' && blockedURI.startsWith(site)) refuse('policy');
  };
  const end = () => {
    clearTimeout(timer);
    port?.close();
    port = undefined;
    ended.abort();
  };
  // It has the signal that the options of a listener want, and nothing else that they know.
  const ended = new AbortController();
  addEventListener('message', hear, ended);
  frame.addEventListener('load', onLoad, ended);
  addEventListener('securitypolicyviolation', onViolation, ended);
  return { post: (message) => port?.postMessage(message), end };
}
