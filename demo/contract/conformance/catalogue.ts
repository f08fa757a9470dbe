/** A rule of the contract that a run checks. */
interface Check {
  expected: string;
  /** Section of the contract, in `docs/operators/`. */
  section: string;
}

/** All checks by id. `calls.md` as a section means the section of the call. */
export const catalogue = {
  reachable: { expected: 'a response to getStatus', section: 'gateway.md#status' },
  shape: { expected: 'a value of the shape in the table', section: 'calls.md' },
  entries: { expected: 'each entry of a list has the shape in the table', section: 'gateway.md#envelope' },
  refusal: { expected: 'a refusal with the right code', section: 'gateway.md#error-codes' },
  status: { expected: 'the HTTP status of its outcome', section: 'gateway.md#envelope' },
  'unknown-call': { expected: '404 and the code not.found', section: 'gateway.md#envelope' },
  'content-type': { expected: 'Content-Type: application/json', section: 'gateway.md#headers' },
  nosniff: { expected: 'X-Content-Type-Options: nosniff', section: 'gateway.md#headers' },
  corp: { expected: 'Cross-Origin-Resource-Policy: same-origin', section: 'gateway.md#headers' },
  hsts: { expected: 'Strict-Transport-Security with a max-age', section: 'gateway.md#headers' },
  'cache.public': {
    expected: 'Cache-Control: public with at most the max-age of the table',
    section: 'gateway.md#caching',
  },
  'cache.no-store': { expected: 'Cache-Control: no-store', section: 'gateway.md#caching' },
  'cache.refusal': { expected: 'Cache-Control: no-store for a refusal', section: 'gateway.md#caching' },
  'vary.origin': { expected: 'Vary: Origin', section: 'gateway.md#public-calls-from-other-origins' },
  'vary.authorization': { expected: 'Vary: Authorization', section: 'gateway.md#caching' },
  'cors.partner': {
    expected: 'data for pages of the partner without credentials, the refusal for every page',
    section: 'gateway.md#public-calls-from-other-origins',
  },
  'cors.stranger': {
    expected: '403 and partner.origin for other origins',
    section: 'gateway.md#public-calls-from-other-origins',
  },
  'cors.private': {
    expected: 'no CORS headers',
    section: 'gateway.md#public-calls-from-other-origins',
  },
  'cors.preflight': {
    expected: 'a refused preflight',
    section: 'gateway.md#public-calls-from-other-origins',
  },
  'session.required': { expected: 'session.none without a token', section: 'gateway.md#sessions' },
  'session.token': { expected: 'session.none for a made-up token', section: 'gateway.md#sessions' },
  'session.optional': {
    expected: 'the response of a guest for a made-up token',
    section: 'gateway.md#sessions',
  },
  'session.logout': { expected: 'session.ended for a token after logout', section: 'gateway.md#sessions' },
  'session.revoked': {
    expected: 'session.revoked for an earlier token after the next login',
    section: 'gateway.md#sessions',
  },
  'logout.clear-site-data': {
    expected: 'Clear-Site-Data for the device KIOSK only',
    section: 'gateway.md#sessions',
  },
  'login.captcha': {
    expected: 'a captcha is required after three wrong attempts for a name',
    section: 'gateway.md#login',
  },
  'login.names': {
    expected: 'the same refusal for a wrong password and for an unknown name',
    section: 'gateway.md#login',
  },
  'rate-limit': {
    expected: '429 and request.too.many within 100 lookups of names',
    section: 'gateway.md#registration',
  },
  'sealed.required': {
    expected: 'request.invalid for a body that is not sealed',
    section: 'gateway.md#sealed-bodies',
  },
  'sealed.once': {
    expected: 'request.invalid for a sealed body that was sent before',
    section: 'gateway.md#sealed-bodies',
  },
  flag: { expected: 'permission.denied while the flag is off', section: 'gateway.md#status' },
  pages: { expected: 'page 2 continues page 1', section: 'gateway.md#lists' },
  'pages.size': { expected: 'at most pageSize entries', section: 'gateway.md#lists' },
  'pages.total': { expected: 'totalPages counts the pages of this size', section: 'gateway.md#lists' },
  filter: { expected: 'only games of the requested category and vendor', section: 'gateway.md#games' },
  language: { expected: 'texts in the requested language', section: 'gateway.md#languages' },
  favourites: {
    expected: 'addFavourite stores a game and removeFavourite removes it',
    section: 'gateway.md#games',
  },
  times: { expected: 'milliseconds since 1970', section: 'gateway.md#times-and-amounts' },
  amounts: {
    expected: "amounts with at most the currency's decimals",
    section: 'gateway.md#times-and-amounts',
  },
  balance: {
    expected: 'the same balance in each call, in the site currency',
    section: 'gateway.md#times-and-amounts',
  },
  launch: { expected: 'an https URL', section: 'gateway.md#games' },
  'payment.once': { expected: 'one payment for each requestId', section: 'gateway.md#payments' },
  'payout.holder': {
    expected: "payout.account.holder for another person's name",
    section: 'gateway.md#payments',
  },
  accounts: { expected: 'data of the account that the token belongs to', section: 'gateway.md#sessions' },
} as const satisfies Record<string, Check>;

export type CheckId = keyof typeof catalogue;
