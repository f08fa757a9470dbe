import { GatewayError } from '../../gateway/http/errors.ts';
import { redactText } from '../../lib/redact-text.ts';

/** An error without personal data. */
export interface ErrorSummary {
  /** Name of the error, e.g. `TypeError`, or the type of another value. */
  error: string;
  /** Message without queries, quotes, addresses and numbers. */
  text?: string;
  /** Files of our code with line and column, innermost first. */
  at?: readonly string[];
  cause?: ErrorSummary;
  /** Fields of a failed call (`gateway/http/errors.ts`). */
  kind?: string;
  code?: string;
  call?: string | undefined;
  status?: number | undefined;
  paths?: readonly string[];
}

const PLACES = 5;
const CAUSES = 3;

const place = /(https?:\/\/[^\s()@]+?):(\d+):(\d+)/g;

/** Returns the places of a stack in files of this origin. */
function placesIn(stack: string, origin: string): string[] {
  const found = [...stack.matchAll(place)].map(([, address, line = '', column = '']) => {
    const url = new URL(address!);
    return url.origin === origin && `${url.pathname}:${line}:${column}`;
  });
  return found.filter((own): own is string => Boolean(own)).slice(0, PLACES);
}

/** Whether an error comes from other code, such as a browser extension. */
export function isForeignError(thrown: unknown, origin: string = location.origin): boolean {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return /\w+:\/\/\S+:\d+:\d+/.test(stack) && !placesIn(stack, origin).length;
}

/** Returns an error without personal data. */
export function summariseError(
  thrown: unknown,
  origin: string = location.origin,
  causes: number = CAUSES,
): ErrorSummary {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const { name, cause } = thrown;
  return {
    error: redactText(name),
    ...(thrown instanceof GatewayError ? callOf(thrown) : thrownAt(thrown, origin)),
    ...(cause !== undefined && causes && { cause: summariseError(cause, origin, causes - 1) }),
  };
}

function thrownAt({ message, stack = '' }: Error, origin: string) {
  const at = placesIn(stack, origin);
  return { text: redactText(message), ...(at.length && { at }) };
}

function callOf({ kind, code, call, status, paths }: GatewayError) {
  return {
    kind,
    code: redactText(code),
    call,
    status,
    ...(paths.length && { paths: paths.map(redactText) }),
  };
}
