import { GatewayError } from '../../src/gateway/http/errors.ts';
import type { Report } from '../../src/platform/platform.ts';

/** Kept at most; older ones go. */
const MOST = 10;

let kept: readonly { at: number; what: string }[] = [];

/** Notes what went wrong in the page, by names and codes alone: whatever a message holds may be personal. */
export function recordError({ name, error }: Report, now: number): void {
  if (error === undefined) return;
  kept = [{ at: now, what: `${name}: ${nameOf(error)}`.slice(0, 100) }, ...kept].slice(0, MOST);
}

/** Newest first. They outlive visits. */
export function recentErrors(): readonly { at: number; what: string }[] {
  return kept;
}

function nameOf(error: unknown): string {
  if (error instanceof GatewayError) return [error.call, error.code].filter(Boolean).join(' ');
  return error instanceof Error ? error.name : typeof error;
}
