import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { contentPolicy } from '../web/policy.ts';
import { sendFile } from '../web/static-files.ts';

/** What a page may do where its build says nothing: its own files, no inline script. */
const STRICT = contentPolicy({
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
});

/** The policy that a build wrote for its page, one line; it knows the hashes of its inline pieces. */
export function policyOf(folder: string, name = 'csp.txt'): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : STRICT;
}

/** A policy with other frame ancestors. */
export function framedBy(policy: string, origins: readonly string[]): string {
  const others = policy.split(';').filter((part) => !part.trim().startsWith('frame-ancestors'));
  return [...others, ` frame-ancestors ${origins.length ? origins.join(' ') : "'none'"}`].join(';');
}

export interface DocumentOptions {
  policy: string;
  /** Script that a page loads while the demo is worked on; see reload.ts. */
  reloadScript?: string | undefined;
  /** Cross-Origin-Opener-Policy; `same-origin` unless told. */
  openerPolicy?: string;
  /** What the server writes into the page. */
  change?(html: string): string;
}

/** Sends a page with the headers that protect it; always asked for again, since it names the hashed files. */
export function sendDocument(c: Context, file: string, options: DocumentOptions): Response {
  const { policy, reloadScript, openerPolicy = 'same-origin', change } = options;
  const headers = {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': openerPolicy,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  if (!reloadScript && !change) return sendFile(c, file, headers);
  const html = readFileSync(file, 'utf8');
  const changed = change?.(html) ?? html;
  const script = reloadScript ? `<script src="${reloadScript}"></script>` : '';
  return c.html(changed.replace('</body>', `${script}</body>`), 200, {
    ...headers,
    'Cache-Control': 'no-store',
  });
}
