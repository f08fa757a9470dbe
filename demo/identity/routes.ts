import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Gateway } from '../gateway/gateway-state.ts';
import { parseMobile } from '../gateway/phone-numbers.ts';
import { newToken } from '../gateway/tokens.ts';
import { mountChoosePage } from './choose-page.ts';
import {
  personById,
  ServiceError,
  sendVerificationCode,
  signInWithPhone,
  signInWithProvider,
} from './people.ts';
import { type IdentityTokens, type Person, TOKEN_LIFE } from './tokens.ts';

/** The emulator's path, so that clients only change the origin. */
const BASE = '/identitytoolkit.googleapis.com/v1';
/** Maximum bytes of a request. */
const LIMIT = 16 * 1024;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));
const sendBody = v.object({ phoneNumber: text });
const phoneBody = v.object({ sessionInfo: text, code: text });
const providerBody = v.object({ postBody: text, requestUri: v.optional(v.string()) });
const lookupBody = v.object({ idToken: text });
const credential = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(255))),
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
const providerId = v.picklist(['google.com', 'facebook.com']);

/**
 * Simulates the sign-in service with the calls of Identity Toolkit that phone and social login use, like its
 * emulator. Codes appear in the demo's inbox, and every provider's token is trusted.
 */
export function mountIdentity(app: Hono, gateway: Gateway, tokens: IdentityTokens): void {
  const { store, clock } = gateway;
  mountChoosePage(app);

  const signedIn = async (person: Person) => ({
    idToken: await tokens.sign(person, clock()),
    // Clients require one, though the demo does not accept it.
    refreshToken: newToken(),
    expiresIn: String(TOKEN_LIFE),
    localId: person.local_id,
  });

  const calls: Readonly<Record<string, (c: Context, body: unknown) => Promise<unknown>>> = {
    async sendVerificationCode(c, body) {
      const mobile = parseMobile(checked(sendBody, body, 'MISSING_PHONE_NUMBER').phoneNumber);
      if (!mobile) throw new ServiceError('INVALID_PHONE_NUMBER');
      return { sessionInfo: sendVerificationCode(gateway, mobile, gateway.addressOf(c)) };
    },
    async signInWithPhoneNumber(_, body) {
      const { sessionInfo, code } = checked(phoneBody, body, 'MISSING_SESSION_INFO');
      const person = signInWithPhone(gateway, sessionInfo, code);
      return { ...(await signedIn(person)), phoneNumber: person.phone };
    },
    async signInWithIdp(_, body) {
      const posted = new URLSearchParams(checked(providerBody, body, 'MISSING_POST_BODY').postBody);
      const provider = checked(providerId, posted.get('providerId'), 'INVALID_PROVIDER_ID');
      const token = posted.get('id_token') ?? posted.get('access_token') ?? '';
      const person = signInWithProvider(
        gateway,
        provider,
        checked(credential, claimsOf(token), 'INVALID_IDP_RESPONSE'),
      );
      return {
        ...(await signedIn(person)),
        providerId: provider,
        federatedId: person.federated_id,
        email: person.email ?? '',
        emailVerified: person.email !== null,
        displayName: person.name ?? '',
      };
    },
    async lookup(_, body) {
      const identity = await tokens.read(checked(lookupBody, body, 'MISSING_ID_TOKEN').idToken, clock());
      const person = identity && personById(store, identity.subject);
      if (!person) throw new ServiceError('INVALID_ID_TOKEN');
      const { local_id, provider, federated_id, phone, email, name } = person;
      const shown = { phoneNumber: phone ?? '', email: email ?? '', displayName: name ?? '' };
      const info = { providerId: provider, federatedId: federated_id, ...shown };
      return { users: [{ localId: local_id, ...shown, providerUserInfo: [info] }] };
    },
  };

  // Clients request it before a code by SMS; the demo has no reCAPTCHA.
  app.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', (c) =>
    c.json({
      recaptchaKey: 'projects/demo-foyer/keys/none',
      recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
    }),
  );

  app.use(`${BASE}/*`, bodyLimit({ maxSize: LIMIT, onError: (c) => refuse(c, 'INVALID_ARGUMENT') }));
  app.post(`${BASE}/:call{accounts:[A-Za-z]+}`, async (c) => {
    const name = c.req.param('call').slice('accounts:'.length);
    const answer = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!answer) return refuse(c, 'NOT_FOUND', 404);
    if (!c.req.query('key')) return refuse(c, 'The request is missing a valid API key.', 403);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    try {
      return c.json(await answer(c, fromJson(await c.req.text())));
    } catch (thrown) {
      if (thrown instanceof ServiceError) return refuse(c, thrown.message);
      throw thrown;
    }
  });
}

function checked<S extends v.GenericSchema>(schema: S, input: unknown, otherwise: string): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (!result.success) throw new ServiceError(otherwise);
  return result.output;
}

/** Returns the claims of a provider's token: JSON, or the payload of a JWT. */
function claimsOf(token: string): unknown {
  const [, claims] = token.split('.');
  return fromJson(token) ?? fromJson(Buffer.from(claims ?? '', 'base64url').toString());
}

function fromJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function refuse(c: Context, message: string, code: 400 | 403 | 404 = 400): Response {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return c.json({ error: { code, message, errors } }, code);
}
