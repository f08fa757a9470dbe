import * as v from 'valibot';
import { endpoint, withDefault } from '../http/endpoint.ts';
import { limitPeriods, MOST_LIMIT } from '../protection/rules.ts';

const rule = v.object({
  enabled: withDefault(v.boolean(), false),
  required: withDefault(v.boolean(), false),
  /** Source of a regular expression that the whole value must match. */
  pattern: withDefault(v.string(), ''),
  /** Minimum age in years; of `birthDate`. */
  minAge: v.optional(v.number()),
});

/** Fields of the registration, by name. `depositLimit` asks for a limit, of which `none` is one answer. */
const rules = v.record(v.string(), rule);

export type RegistrationRules = v.InferOutput<typeof rules>;

export const getRegistrationRules = endpoint({
  name: 'getRegistrationRules',
  method: 'GET',
  path: '/wps/system/registerRules',
  summary: 'Registration fields of this site: shown, required, pattern',
  reply: rules,
  module: 'REG3',
  session: 'none',
  cacheSeconds: 60,
});

const field = v.optional(v.pipe(v.string(), v.maxLength(255)));

/** Fields of both kinds of registration. */
const common = {
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  confirmPassword: v.string(),
  registerUrl: v.string(),
  domain: v.string(),
  registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
  type: v.literal(0),
  /** Refused with `account.age.low` below the minimum age. */
  birthDate: v.optional(v.pipe(v.string(), v.isoDate())),
  /** The deposit limit that the player wants; null for none. */
  depositLimit: v.nullish(
    v.object({
      period: v.picklist(limitPeriods),
      value: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_LIMIT)),
    }),
  ),
  paymentPassword: field,
  recommenderId: field,
  nickname: field,
  payeeName: field,
  email: field,
  idNumber: field,
  qqNum: field,
  facebook: field,
  wechat: field,
  line: field,
  whatsapp: field,
  zalo: field,
  affiliateCode: field,
  /** Host name of the partner's page and the widget that led here. */
  affiliateDomain: field,
  affiliateWidget: field,
  captchaId: field,
  /** Captcha text, or the solution of a challenge with some 800 characters. */
  captcha: v.optional(v.pipe(v.string(), v.maxLength(4096))),
  verificationCode: field,
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
};

const username = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const dialingCode = v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/));

/** Opens an account by username. */
export const registerByName = endpoint({
  name: 'registerByName',
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Open an account by username',
  body: v.object({ ...common, username, countryDialingCode: v.optional(dialingCode), mobileNum: field }),
  reply: v.unknown(),
  module: 'REGISTER_REE3',
  session: 'none',
  sealed: true,
  flag: 'USERNAMEREG3',
});

/** Opens an account by mobile number, which also becomes the username if there is none. */
export const registerByMobile = endpoint({
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Open an account by mobile number',
  body: v.object({
    ...common,
    username: v.optional(username),
    countryDialingCode: dialingCode,
    mobileNum: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  }),
  reply: v.unknown(),
  module: 'MOBILENUMREG3',
  session: 'none',
  sealed: true,
  flag: 'MOBILENUMREG3',
});

/** Succeeds for an affiliate's code, or without a code for an affiliate's own domain (RG-6). */
export const checkAffiliate = endpoint({
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/affiliate/check',
  summary: 'Whether a code or a domain is an affiliate’s; refused with affiliate.unknown otherwise',
  query: v.object({
    code: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    domain: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
  }),
  reply: v.unknown(),
  module: 'AFFMAN3',
  session: 'none',
});

export const checkUsername = endpoint({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/member/checkUsername',
  summary: 'Whether a username can still be had; refused with member.name.format where it breaks the rules',
  query: v.object({ username }),
  reply: v.object({ available: v.boolean() }),
  module: 'REGISTER_REE3',
  session: 'none',
});
