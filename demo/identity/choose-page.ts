import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import { sendPage } from '../web/pages.ts';

const POLICY = contentPolicy({ 'style-src': "'self'", 'img-src': 'data:' });

/** Allowed redirects: the site on this origin, or the embed's window. */
const PLACE = /^(\/m\/[\w/-]*|\/embed\/window)$/;
const opaque = v.pipe(v.string(), v.regex(/^[\w-]{0,100}$/));

/** Parameters of OpenID Connect, and the provider. */
const query = v.object({
  providerId: v.picklist(['google.com', 'facebook.com']),
  client_id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  redirect_uri: v.string(),
  response_type: v.picklist(['id_token', 'token']),
  state: v.optional(opaque, ''),
  nonce: v.optional(opaque, ''),
});

const names = { 'google.com': 'Google', 'facebook.com': 'Facebook' };

/** Accounts at the provider. */
const people = [
  { sub: '1001', name: 'Ana Marín', email: 'ana.marin@example.com' },
  { sub: '1002', name: 'Bilal Qureshi', email: 'bilal.qureshi@example.org' },
  { sub: '1003', name: '田中 美咲', email: 'misaki.tanaka@example.net' },
];

/**
 * Simulates the page of Google or Facebook on which a person agrees to sign in, at the emulator's path.
 * Redirects to `redirect_uri` with the token and `state` in the fragment, or with `error=access_denied`.
 */
export function mountChoosePage(app: Hono): void {
  app.get('/emulator/auth/handler', (c) => {
    const asked = v.safeParse(query, c.req.query());
    const place = asked.success ? placeOf(asked.output.redirect_uri, c.req.url) : undefined;
    if (!asked.success || !place) {
      return c.text(
        'providerId, client_id, response_type and a redirect_uri under /m/, or /embed/window, are needed',
        400,
      );
    }
    const { providerId, client_id, response_type, state, nonce } = asked.output;
    const back = (result: Record<string, string>) =>
      `${place}#${new URLSearchParams({ ...result, state }).toString()}`;
    const tokenOf = (person: object) =>
      response_type === 'token'
        ? { access_token: JSON.stringify(person), token_type: 'bearer' }
        : { id_token: unsigned({ ...person, aud: client_id, nonce }) };
    const entries = people.map(
      (person) =>
        html`<li class="message">
          <a class="message__to" href="${back(tokenOf(person))}">${person.name}</a>
          <p class="message__text">${person.email}</p>
        </li>`,
    );
    return sendPage(
      c,
      html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sign in with ${names[providerId]} (demo)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/demo/styles/dashboard.css">
    <link rel="stylesheet" href="/demo/inbox/inbox.css">
  </head>
  <body>
    <main>
      <h1 class="bar__title">Sign in with ${names[providerId]}</h1>
      <p class="state">This page stands in for ${names[providerId]}. Choose who you are.</p>
      <ul class="list">${entries}</ul>
      <p class="state"><a class="message__to" href="${back({ error: 'access_denied' })}">Cancel</a></p>
    </main>
  </body>
</html>`,
      POLICY,
    );
  });
}

function placeOf(address: string, here: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === new URL(here).origin && PLACE.test(pathname) ? pathname : undefined;
}

/** Returns an unsigned token, which the emulator accepts too. */
function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
