import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Sends a temporary password where name and address belong together; answers the same where not (PW-2). */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/wps/member/forgotPassword',
  summary: 'Ask for a temporary password by e-mail',
  body: v.object({
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    email: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  }),
  form: true,
  reply: v.unknown(),
  module: 'COMM3',
  session: 'none',
});

/** Replaces a forgotten password with the help of a code by SMS (PW-3). */
export const setPasswordByPhone = endpoint({
  name: 'setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/mobile',
  summary: 'Set a new password by a code that was sent to the member’s mobile number',
  body: v.object({
    newPassword: password,
    mobileNum: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    verificationCode: v.pipe(v.string(), v.minLength(1), v.maxLength(10)),
    /** Needed unless `mobileNum` is a whole international number. */
    countryDialingCode: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/))),
  }),
  reply: v.unknown(),
  module: 'VERIFICATION3',
  session: 'none',
  sealed: true,
  flag: 'MOBILENUMPASSREG3',
});

/** Changes the password of the member who is signed in; their other sessions end (PW-4). */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password/v2',
  summary: 'Change the password; other sessions of the member end',
  body: v.object({
    oldPassword: v.pipe(v.string(), v.maxLength(128)),
    newPassword: password,
    confirmNewPassword: v.string(),
  }),
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});
