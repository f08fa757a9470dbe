import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const query = v.object({
  providerId: v.picklist(['google.com', 'facebook.com']),
  /** Where to go on; a path of this site, since the credential travels there. */
  redirectUrl: v.pipe(v.string(), v.regex(/^\/m\/[\w/-]*$/)),
  state: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,100}$/)), ''),
});

const names = { 'google.com': 'Google', 'facebook.com': 'Facebook' };

/** People who have an account at the provider. */
const people = [
  { sub: '1001', name: 'Ana Marín', email: 'ana.marin@example.com' },
  { sub: '1002', name: 'Bilal Qureshi', email: 'bilal.qureshi@example.org' },
  { sub: '1003', name: '田中 美咲', email: 'misaki.tanaka@example.net' },
];

/**
 * Stands in for the page of Google or Facebook on which somebody agrees to sign in, under the emulator's address. It
 * returns to `redirectUrl` with `providerId`, `id_token` and `state` behind the `#`, or with `error=cancelled`.
 */
export function mountChoosePage(app: Hono): void {
  app.get('/emulator/auth/handler', (c) => {
    const asked = v.safeParse(query, c.req.query());
    if (!asked.success) return c.text('providerId, a redirectUrl under /m/ and a state are needed', 400);
    const { providerId, redirectUrl, state } = asked.output;
    const back = (told: Record<string, string>) =>
      `${redirectUrl}#${new URLSearchParams({ ...told, state })}`;
    const entries = people.map(
      (person) =>
        html`<li class="message">
          <a class="message__to" href="${back({ providerId, id_token: JSON.stringify(person) })}">${person.name}</a>
          <p class="message__text">${person.email}</p>
        </li>`,
    );
    return c.html(
      html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sign in with ${names[providerId]} (demo)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/demo/inbox/inbox.css">
  </head>
  <body>
    <main>
      <h1 class="bar__title">Sign in with ${names[providerId]}</h1>
      <p class="state">This page stands in for ${names[providerId]}. Choose who you are.</p>
      <ul class="list">${entries}</ul>
      <p class="state"><a class="message__to" href="${back({ error: 'cancelled' })}">Cancel</a></p>
    </main>
  </body>
</html>`,
      200,
      {
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      },
    );
  });
}
