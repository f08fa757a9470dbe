import { GatewayError } from '../../src/gateway/http/errors.ts';
import type { Report } from '../../src/platform/platform.ts';

/** Entries kept. */
const MOST = 10;

let kept: readonly { at: number; what: string }[] = [];

/** Records an error of the page by name and code alone, because its message may hold personal data. */
export function recordError({ name, error }: Report, now: number): void {
  if (error === undefined) return;
  kept = [{ at: now, what: `${name}: ${nameOf(error)}`.slice(0, 100) }, ...kept].slice(0, MOST);
}

/** Returns the errors of all visits, newest first. */
export function recentErrors(): readonly { at: number; what: string }[] {
  return kept;
}

function nameOf(error: unknown): string {
  if (error instanceof GatewayError) return [error.call, error.code].filter(Boolean).join(' ');
  return error instanceof Error ? error.name : typeof error;
}
