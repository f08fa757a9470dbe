import type { Context } from 'hono';
import { contentPolicy } from './content-policy.ts';
import { acceptedBy, type Files, sendFile, textOf } from './files.ts';
import type { MadePage } from './packed-page.ts';

/** Policy of a page whose build has none: its origin's files, no inline script. */
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

/** Returns the policy that a build wrote for its page, one line with the hashes of its inline scripts and styles. */
export async function policyOf(files: Files, name = 'csp.txt'): Promise<string> {
  return (await textOf(files, name))?.trim() ?? STRICT;
}

/** Replaces the frame ancestors of a policy. */
export function framedBy(policy: string, origins: readonly string[]): string {
  const others = policy.split(';').filter((part) => !part.trim().startsWith('frame-ancestors'));
  return [...others, ` frame-ancestors ${origins.length ? origins.join(' ') : "'none'"}`].join(';');
}

export interface DocumentOptions {
  policy: string;
  /** Cross-Origin-Opener-Policy; `same-origin` by default. */
  openerPolicy?: string;
  /** Changes the HTML before it is sent. */
  change?: ((html: string) => string) | undefined;
}

/** Returns the security headers of a page. */
export function pageHeaders(policy: string, openerPolicy = 'same-origin'): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': openerPolicy,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Sends a rendered page, or 304. `vary` lists the request headers on which the page depends. */
export function sendRendered(
  c: Context,
  { bytes, packed, tag }: MadePage,
  { policy, vary }: { policy: string; vary: string },
): Response {
  const accepted = acceptedBy(c.req.header('Accept-Encoding'));
  const encoding = (['br', 'gzip'] as const).find((name) => packed[name] && accepted.includes(name));
  const headers: Record<string, string> = {
    ...pageHeaders(policy),
    'Content-Type': 'text/html; charset=utf-8',
    Vary: vary,
    ETag: `"${tag}${encoding ? `-${encoding}` : ''}"`,
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  const known = c.req.header('If-None-Match')?.includes(headers.ETag!);
  if (known) return c.body(null, 304, headers);
  return c.body((encoding && packed[encoding]) ?? bytes, 200, headers);
}

/**
 * Sends a page with its security headers. Browsers revalidate it each time, because it names the hashed files. Returns
 * undefined if there is no such page.
 */
export async function sendDocument(
  c: Context,
  files: Files,
  path: string,
  { policy, openerPolicy, change }: DocumentOptions,
): Promise<Response | undefined> {
  const headers = pageHeaders(policy, openerPolicy);
  if (!change) return sendFile(c, files, path, headers);
  const html = await textOf(files, path);
  return html === undefined
    ? undefined
    : c.html(change(html), 200, { ...headers, 'Cache-Control': 'no-store' });
}
