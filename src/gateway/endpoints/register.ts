import * as v from 'valibot';
import { endpoint, or } from '../endpoint.ts';

const rule = v.object({
  enabled: or(v.boolean(), false),
  required: or(v.boolean(), false),
  /** Source of a regular expression the whole value has to match. */
  pattern: or(v.string(), ''),
});

/** Which fields registration shows, by field name (A3). */
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

/** Opens an account by username (A4). */
export const registerByName = endpoint({
  name: 'registerByName',
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Open an account by username',
  body: v.object({
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    confirmPassword: v.string(),
    registerUrl: v.string(),
    domain: v.string(),
    registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
    type: v.literal(0),
    countryDialingCode: field,
    paymentPassword: field,
    recommenderId: field,
    nickname: field,
    payeeName: field,
    email: field,
    mobileNum: field,
    idNumber: field,
    qqNum: field,
    facebook: field,
    wechat: field,
    line: field,
    whatsapp: field,
    zalo: field,
    affiliateCode: field,
    captcha: field,
    verificationCode: field,
    firebaseChannel: v.optional(v.literal('sms')),
    firebaseIdToken: field,
  }),
  reply: v.unknown(),
  module: 'REGISTER_REE3',
  session: 'none',
  sealed: true,
});
