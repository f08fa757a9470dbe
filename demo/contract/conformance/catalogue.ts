/** A rule of the contract that a run checks. */
interface Check {
  expected: string;
  /** Section of the contract, in `docs/operators/`. */
  section: string;
}

/** The expected response of each check, by sections of the contract. `calls.md` means the section of the call. */
const sections = {
  'gateway.md#status': {
    reachable: 'a response to getStatus',
    flag: 'permission.denied while the flag is off',
  },
  'calls.md': {
    shape: 'a value of the shape in the table',
  },
  'gateway.md#envelope': {
    entries: 'each entry of a list has the shape in the table',
    status: 'the HTTP status of its outcome',
    'unknown-call': '404 and the code not.found',
  },
  'gateway.md#error-codes': {
    refusal: 'a refusal with the right code',
  },
  'gateway.md#headers': {
    'content-type': 'Content-Type: application/json',
    nosniff: 'X-Content-Type-Options: nosniff',
    corp: 'Cross-Origin-Resource-Policy: same-origin',
    hsts: 'Strict-Transport-Security with a max-age',
  },
  'gateway.md#caching': {
    'cache.public': 'Cache-Control: public with at most the max-age of the table',
    'cache.no-store': 'Cache-Control: no-store',
    'cache.refusal': 'Cache-Control: no-store for a refusal',
    'vary.authorization': 'Vary: Authorization',
  },
  'gateway.md#public-calls-from-other-origins': {
    'vary.origin': 'Vary: Origin',
    'cors.partner': 'data for pages of the partner without credentials, the refusal for every page',
    'cors.stranger': '403 and partner.origin for other origins',
    'cors.private': 'no CORS headers',
    'cors.preflight': 'a refused preflight',
  },
  'gateway.md#sessions': {
    'session.required': 'session.none without a token',
    'session.token': 'session.none for a made-up token',
    'session.optional': 'the response of a guest for a made-up token',
    'session.logout': 'session.ended for a token after logout',
    'session.revoked': 'session.revoked for an earlier token after the next login',
    'logout.clear-site-data': 'Clear-Site-Data for the device KIOSK only',
    accounts: 'data of the account that the token belongs to',
  },
  'gateway.md#login': {
    'login.captcha': 'a captcha is required after three wrong attempts for a name',
    'login.names': 'the same refusal for a wrong password and for an unknown name',
  },
  'gateway.md#registration': {
    'rate-limit': '429 and request.too.many within 100 lookups of names',
  },
  'gateway.md#sealed-bodies': {
    'sealed.required': 'request.invalid for a body that is not sealed',
    'sealed.once': 'request.invalid for a sealed body that was sent before',
  },
  'gateway.md#lists': {
    pages: 'page 2 continues page 1',
    'pages.size': 'at most pageSize entries',
    'pages.total': 'totalPages counts the pages of this size',
  },
  'gateway.md#games': {
    filter: 'only games of the requested category and vendor',
    favourites: 'addFavourite stores a game and removeFavourite removes it',
    launch: 'an https URL',
  },
  'gateway.md#languages': {
    language: 'texts in the requested language',
  },
  'gateway.md#times-and-amounts': {
    times: 'milliseconds since 1970',
    amounts: "amounts with at most the currency's decimals",
    balance: 'the same balance in each call, in the site currency',
  },
  'gateway.md#payments': {
    'payment.once': 'one payment for each requestId',
    'payout.holder': "payout.account.holder for another person's name",
  },
} as const;

type Sections = typeof sections;
export type CheckId = { [Section in keyof Sections]: keyof Sections[Section] }[keyof Sections];

/** All checks by id. */
export const catalogue = Object.fromEntries(
  Object.entries(sections).flatMap(([section, checks]) =>
    Object.entries(checks).map(([id, expected]) => [id, { expected, section }]),
  ),
) as Readonly<Record<CheckId, Check>>;
